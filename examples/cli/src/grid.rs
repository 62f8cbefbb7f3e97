//! Tables as all commands print them.

use std::io::{self, Write};

use comfy_table::{
    Cell, CellAlignment, Color, ColumnConstraint, ContentArrangement, ContentLineStyle, LineStyle,
    Table, TableStyle,
};

/// Holds how wide a table is where no terminal says.
const WIDTH: u16 = 100;

/// Rules a single line below the header.
const STYLE: TableStyle = TableStyle::new()
    .header_lines(ContentLineStyle::none().junction(' '))
    .header_separator(LineStyle::none().fill('─').junction('─'))
    .content_lines(ContentLineStyle::none().junction(' '));

/// Makes a table with a header.
pub(crate) fn with_header(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(STYLE).set_content_arrangement(ContentArrangement::Dynamic);
    if !table.is_tty() {
        table.set_width(WIDTH);
    }
    table.set_header(header);
    table
}

/// Aligns all columns but the first to the right, as numbers are.
pub(crate) fn align_numbers(table: &mut Table) {
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}

/// Keeps the texts of a column on one line each.
pub(crate) fn keep_whole(table: &mut Table, column: usize) {
    if let Some(column) = table.column_mut(column) {
        column.set_constraint(ColumnConstraint::ContentWidth);
    }
}

/// Returns a cell that says whether something holds.
pub(crate) fn verdict(holds: bool) -> Cell {
    match holds {
        true => Cell::new("holds").fg(Color::Green),
        false => Cell::new("FAILS").fg(Color::Red),
    }
}

/// Prints a table.
pub(crate) fn print(table: &Table, out: &mut impl Write) -> io::Result<()> {
    for line in table.lines() {
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

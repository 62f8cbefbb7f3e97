//! Tables as all commands print them.

use std::io::{self, Write};

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, ContentLineStyle, LineStyle, Table,
    TableStyle, Width,
};

use crate::page;

/// A single rule below the header.
const STYLE: TableStyle = TableStyle::new()
    .header_lines(ContentLineStyle::none().junction(' '))
    .header_separator(LineStyle::none().fill('─').junction('─'))
    .content_lines(ContentLineStyle::none().junction(' '));

/// The number of columns between two cells, and around the outer ones.
const BETWEEN: usize = 3;
const BESIDE: usize = 2;

/// A table that is at most as wide as the terminal, with whole words. Without a terminal, each row
/// is one line. If the terminal is too narrow for a table, rows are short lists.
pub(crate) struct Grid {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
    numbers: bool,
}

impl Grid {
    /// Makes a table with a header.
    pub(crate) fn new(header: &[impl ToString]) -> Self {
        let header = header.iter().map(ToString::to_string).collect();
        Self { header, rows: Vec::new(), numbers: false }
    }

    /// Makes a table in which all columns except the first are aligned to the right, for numbers.
    pub(crate) fn of_numbers(header: &[impl ToString]) -> Self {
        Self { numbers: true, ..Self::new(header) }
    }

    /// Adds a row.
    pub(crate) fn add<T: Into<String>>(&mut self, row: impl IntoIterator<Item = T>) {
        self.rows.push(row.into_iter().map(Into::into).collect());
    }

    /// Prints the table for standard output.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        self.print_within(page::width(), out)
    }

    fn print_within(&self, width: Option<usize>, out: &mut impl Write) -> io::Result<()> {
        match width {
            Some(width) if self.least_width() > width => self.print_lists(width, out),
            width => self.print_table(width, out),
        }
    }

    /// Returns the least width of the table with whole words.
    fn least_width(&self) -> usize {
        self.width_of(|column| self.longest_word(column))
    }

    /// Returns the width of the table with unbroken cells.
    fn whole_width(&self) -> usize {
        let width = |column| self.column(column).map(page::width_of).max().unwrap_or(0);
        self.width_of(width)
    }

    fn width_of(&self, column: impl Fn(usize) -> usize) -> usize {
        let columns = (0..self.header.len()).map(|number| column(number) + BETWEEN);
        columns.sum::<usize>() + BESIDE - BETWEEN
    }

    fn longest_word(&self, column: usize) -> usize {
        self.column(column).map(page::longest_word).max().unwrap_or(0)
    }

    fn column(&self, number: usize) -> impl Iterator<Item = &str> {
        let rows = self.rows.iter().chain([&self.header]);
        rows.filter_map(move |row| row.get(number).map(String::as_str))
    }

    fn print_table(&self, width: Option<usize>, out: &mut impl Write) -> io::Result<()> {
        let mut table = Table::new();
        table.load_style(STYLE).set_header(&self.header).add_rows(&self.rows);
        table.set_content_arrangement(ContentArrangement::Disabled);
        if let Some(width) = width.filter(|&width| self.whole_width() > width) {
            table.set_content_arrangement(ContentArrangement::Dynamic);
            table.set_width(width.try_into().unwrap_or(u16::MAX));
        }
        for (number, column) in table.column_iter_mut().enumerate() {
            let least = (self.longest_word(number) + BESIDE).try_into().unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least)));
            if self.numbers && number > 0 {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().try_for_each(|line| writeln!(out, "{}", line.trim_end()))
    }

    /// Prints each row as a list below its first cell.
    fn print_lists(&self, width: usize, out: &mut impl Write) -> io::Result<()> {
        for row in &self.rows {
            for (nth, (cell, header)) in row.iter().zip(&self.header).enumerate() {
                let head = match (nth, header.as_str()) {
                    (0, header) => format!("{header} "),
                    (_, "") => "  ".to_owned(),
                    (_, header) => format!("  {header}: "),
                };
                if !cell.is_empty() {
                    writeln!(out, "{}", page::hung(&head, cell, Some(width)))?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(width: Option<usize>) -> String {
        let mut grid = Grid::new(&["option", "takes", "default"]);
        grid.add(["players", "a number", "4"]);
        grid.add(["placement_order", "clockwise-from-master, master-decides-the-order", "-"]);
        let mut out = Vec::new();
        grid.print_within(width, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn words_are_kept_whole_at_every_width() {
        let words = |text: &str| -> Vec<String> {
            let words = text.split_whitespace().filter(|word| !word.starts_with('─'));
            let mut words: Vec<_> = words.map(str::to_owned).collect();
            words.sort();
            words
        };
        let whole = words(&printed(None));
        for width in 44..140 {
            let text = printed(Some(width));
            assert!(text.lines().all(|line| line.chars().count() <= width), "{width}\n{text}");
            if text.contains('─') {
                assert_eq!(words(&text), whole, "{width}\n{text}");
            }
        }
        assert!(!printed(Some(44)).contains('─') && printed(Some(60)).contains('─'));
    }

    #[test]
    fn rows_are_lines_without_a_terminal() {
        assert_eq!(printed(None).lines().count(), 4);
        let narrow = printed(Some(30));
        assert!(
            narrow.starts_with("option players\n  takes: a number\n  default: 4\n"),
            "{narrow}"
        );
    }
}

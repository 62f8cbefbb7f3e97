//! The places of a source where a fault can be, and their faults.

use std::ops::Range;

use proc_macro2::Span;
use quote::ToTokens as _;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, ReturnType, Signature, Type, UnOp};

/// One small fault in a source.
pub(crate) struct Mutant {
    pub(crate) number: u32,
    pub(crate) line: usize,
    /// The function that has the fault.
    pub(crate) function: String,
    /// What is wrong, in code.
    pub(crate) fault: String,
}

/// A place and its faults, of which a program has at most one at a time.
pub(crate) struct Place {
    pub(crate) kind: Kind,
    pub(crate) mutants: Vec<Mutant>,
}

/// The form of a place, with the bytes of the source that it has.
pub(crate) enum Kind {
    /// The body of a function starts here, and returns one of these values.
    Body { start: usize, values: Vec<String> },
    /// Two operands of `&&` or `||`. The other operator is wrong.
    Logic { left: Range<usize>, right: Range<usize> },
    /// A comparison for equality, or a condition. Its opposite is wrong.
    Not { whole: Range<usize> },
    /// An operation with two operands that are evaluated in any case.
    Operation {
        left: Range<usize>,
        right: Range<usize>,
        own: &'static str,
        others: &'static [&'static str],
    },
    /// An operation that changes its left operand.
    Change {
        left: Range<usize>,
        right: Range<usize>,
        own: &'static str,
        others: &'static [&'static str],
    },
    /// A sign is wrong.
    Minus { whole: Range<usize>, operand: Range<usize> },
    /// An arm of a match is missing. The number is where its guard can be.
    Arm { guard: Option<Range<usize>>, end: usize },
}

/// Returns the places of a source. Mutants get the next numbers.
pub(crate) fn of(source: &str, next: &mut u32) -> syn::Result<Vec<Place>> {
    let file = syn::parse_file(source)?;
    let mut visitor = Visitor { next, names: Vec::new(), found: Vec::new() };
    visitor.visit_file(&file);
    Ok(visitor.found)
}

struct Visitor<'a> {
    next: &'a mut u32,
    /// The names of the type and the functions around a place. Without a function there is no place.
    names: Vec<String>,
    found: Vec<Place>,
}

impl Visitor<'_> {
    fn add(&mut self, span: Span, kind: Kind, faults: Vec<String>) {
        let mutants = faults.into_iter().map(|fault| {
            *self.next += 1;
            Mutant {
                number: *self.next - 1,
                line: span.start().line,
                function: self.names.join("::"),
                fault,
            }
        });
        let mutants = mutants.collect();
        self.found.push(Place { kind, mutants });
    }

    /// Visits a function, if a program can choose a mutant when it runs.
    fn function(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        if signature.constness.is_some() || tested(attributes) || signature.ident == "fmt" {
            return;
        }
        self.names.push(signature.ident.to_string());
        let body = block.to_token_stream().to_string();
        let mut values = wrong_values(&signature.output);
        values.retain(|value| body.replace(' ', "") != format!("{{{}}}", value.replace(' ', "")));
        if !values.is_empty() && !block.stmts.is_empty() {
            let faults = values.iter().map(|value| format!("returns {value}")).collect();
            let start = block.brace_token.span.open().byte_range().end;
            self.add(signature.ident.span(), Kind::Body { start, values }, faults);
        }
        visit::visit_block(self, block);
        self.names.pop();
    }
}

impl<'ast> Visit<'ast> for Visitor<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !tested(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.names.push(item.self_ty.to_token_stream().to_string().replace(' ', ""));
        visit::visit_item_impl(self, item);
        self.names.pop();
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.attrs, &item.sig, block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    // What the compiler evaluates can't ask for the mutant.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let (left, right) = (range(&binary.left), range(&binary.right));
        let fault = |other: &&str| format!("{} instead of {}", other, binary.op.to_token_stream());
        match (&binary.op, operators(&binary.op)) {
            (BinOp::And(_) | BinOp::Or(_), Some((_, others))) if !has_let(binary) => {
                let faults = others.iter().map(fault).collect();
                self.add(binary.op.span(), Kind::Logic { left, right }, faults);
            }
            (BinOp::Eq(_) | BinOp::Ne(_), Some((_, others))) => {
                let faults = others.iter().map(fault).collect();
                self.add(binary.op.span(), Kind::Not { whole: range(binary) }, faults);
            }
            (BinOp::And(_) | BinOp::Or(_), _) | (_, None) => {}
            (op, Some((own, others))) => {
                let faults = others.iter().map(fault).collect();
                if own.ends_with('=') && !matches!(op, BinOp::Le(_) | BinOp::Ge(_)) {
                    self.add(binary.op.span(), Kind::Change { left, right, own, others }, faults);
                    // The left operand is written twice, so it keeps its form.
                    return self.visit_expr(&binary.right);
                }
                self.add(binary.op.span(), Kind::Operation { left, right, own, others }, faults);
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let whole = range(unary);
        match unary.op {
            UnOp::Not(_) => {
                self.add(unary.span(), Kind::Not { whole }, vec!["without !".to_owned()]);
            }
            UnOp::Neg(_) if !matches!(*unary.expr, Expr::Lit(_)) => {
                let operand = range(&unary.expr);
                self.add(
                    unary.span(),
                    Kind::Minus { whole, operand },
                    vec!["without -".to_owned()],
                );
            }
            _ => {}
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, matched: &'ast syn::ExprMatch) {
        let rest =
            matched.arms.last().is_some_and(|arm| catches_all(&arm.pat) && arm.guard.is_none());
        let arms = if rest { &matched.arms[..matched.arms.len() - 1] } else { &[] };
        for arm in arms {
            let guard = arm.guard.as_ref().map(|(_, guard)| range(guard));
            let fault = format!("without the arm {}", arm.pat.to_token_stream());
            let end = range(&arm.pat).end;
            if !arm.guard.as_ref().is_some_and(|(_, guard)| lets(guard)) {
                self.add(arm.pat.span(), Kind::Arm { guard, end }, vec![fault]);
            }
        }
        for arm in matched.arms.iter().filter(|_| !rest) {
            if let Some((_, guard)) = &arm.guard
                && !lets(guard)
            {
                self.add(
                    guard.span(),
                    Kind::Not { whole: range(guard) },
                    vec!["the opposite guard".to_owned()],
                );
            }
        }
        visit::visit_expr_match(self, matched);
    }
}

/// Returns whether a pattern is `_` or a name for all that is left.
fn catches_all(pattern: &syn::Pat) -> bool {
    match pattern {
        syn::Pat::Wild(_) => true,
        syn::Pat::Ident(bound) => {
            bound.subpat.is_none() && bound.ident.to_string().starts_with(char::is_lowercase)
        }
        _ => false,
    }
}

/// Returns an operator and the wrong ones in its place.
fn operators(op: &BinOp) -> Option<(&'static str, &'static [&'static str])> {
    Some(match op {
        BinOp::And(_) => ("&&", &["||"]),
        BinOp::Or(_) => ("||", &["&&"]),
        BinOp::Eq(_) => ("==", &["!="]),
        BinOp::Ne(_) => ("!=", &["=="]),
        BinOp::Lt(_) => ("<", &["<=", ">"]),
        BinOp::Le(_) => ("<=", &["<", ">="]),
        BinOp::Gt(_) => (">", &[">=", "<"]),
        BinOp::Ge(_) => (">=", &[">", "<="]),
        BinOp::Add(_) => ("+", &["-"]),
        BinOp::Sub(_) => ("-", &["+"]),
        BinOp::Mul(_) => ("*", &["+"]),
        BinOp::Div(_) => ("/", &["*"]),
        BinOp::Rem(_) => ("%", &["/"]),
        BinOp::BitAnd(_) => ("&", &["|"]),
        BinOp::BitOr(_) => ("|", &["&"]),
        BinOp::BitXor(_) => ("^", &["|"]),
        BinOp::Shl(_) => ("<<", &[">>"]),
        BinOp::Shr(_) => (">>", &["<<"]),
        BinOp::AddAssign(_) => ("+=", &["-="]),
        BinOp::SubAssign(_) => ("-=", &["+="]),
        BinOp::MulAssign(_) => ("*=", &["+="]),
        BinOp::BitAndAssign(_) => ("&=", &["|="]),
        BinOp::BitOrAssign(_) => ("|=", &["&="]),
        _ => return None,
    })
}

/// Returns the values that a function of this type could return instead.
fn wrong_values(output: &ReturnType) -> Vec<String> {
    let ReturnType::Type(_, ty) = output else { return vec![String::new()] };
    let written = ty.to_token_stream().to_string().replace(' ', "");
    let values: &[&str] = match written.split('<').next().unwrap_or_default() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "String" => &["String::new()"],
        "&str" | "&'staticstr" => &["\"\""],
        "Result" if written.starts_with("Result<(),") => &["Ok(())"],
        "Result" => &["Ok(Default::default())"],
        "impl" | "!" => &[],
        name if name.starts_with("impl") || name.starts_with('&') => &[],
        _ => &["Default::default()"],
    };
    values.iter().map(|value| (*value).to_owned()).collect()
}

/// Returns whether an item is only for tests, or is not compiled.
fn tested(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.to_token_stream().to_string().contains("test"))
}

/// Returns whether operands of a chain bind names.
fn has_let(binary: &syn::ExprBinary) -> bool {
    lets(&binary.left) || lets(&binary.right)
}

fn lets(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(binary),
        _ => false,
    }
}

fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

//! The types of fields, as tables name them.

use std::fmt;

use syn::{GenericArgument, PathArguments, Type};

/// The type of a field, without the modules in its path.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Ty {
    /// A type with its arguments, such as `Option<Seat>`.
    Named(String, Vec<Self>),
    /// A tuple.
    Tuple(Vec<Self>),
    /// An array and its length.
    Array(Box<Self>, String),
}

impl Ty {
    /// Returns the type in the source, or `None` for a type that data can't have, such as a
    /// reference.
    pub(crate) fn of(source: &Type) -> Option<Self> {
        match source {
            Type::Path(path) => {
                let last = path.path.segments.last()?;
                Some(Self::Named(last.ident.to_string(), arguments(&last.arguments)?))
            }
            Type::Tuple(tuple) => {
                Some(Self::Tuple(tuple.elems.iter().map(Self::of).collect::<Option<_>>()?))
            }
            Type::Array(array) => match &array.len {
                syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(length), .. }) => {
                    Some(Self::Array(Box::new(Self::of(&array.elem)?), length.to_string()))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the wrapper and its content, for `Option<T>`, `Vec<T>`, `Box<T>` and `BySeat<T>`.
    pub(crate) fn wrapped(&self) -> Option<(&str, &Self)> {
        match self {
            Self::Named(name, arguments) => match (name.as_str(), arguments.as_slice()) {
                ("Option" | "Vec" | "Box" | "BySeat", [inner]) => Some((name, inner)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Writes the type, with names from `name`.
    pub(crate) fn text(&self, name: &mut dyn FnMut(&str) -> String) -> String {
        match self {
            Self::Named(own, arguments) if arguments.is_empty() => name(own),
            Self::Named(own, arguments) => format!("{}<{}>", name(own), list(arguments, name)),
            Self::Tuple(items) => format!("({})", list(items, name)),
            Self::Array(item, length) => format!("[{}; {length}]", item.text(name)),
        }
    }
}

fn arguments(arguments: &PathArguments) -> Option<Vec<Ty>> {
    let PathArguments::AngleBracketed(arguments) = arguments else { return Some(Vec::new()) };
    let argument = |argument: &GenericArgument| match argument {
        GenericArgument::Type(ty) => Ty::of(ty),
        _ => None,
    };
    arguments.args.iter().map(argument).collect()
}

fn list(types: &[Ty], name: &mut dyn FnMut(&str) -> String) -> String {
    types.iter().map(|ty| ty.text(name)).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&mut str::to_owned))
    }
}

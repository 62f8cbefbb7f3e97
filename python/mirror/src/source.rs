//! The types of a game in the core's sources.

use std::collections::BTreeMap;
use std::path::Path;

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, LitStr, Token, Visibility, braced};

use crate::docs::docs_of;
use crate::error::Error;
use crate::ty::Ty;

/// A public enum or struct.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) name: String,
    pub(crate) docs: Vec<String>,
    pub(crate) shape: Shape,
    /// Whether values have an order.
    pub(crate) ordered: bool,
    /// The file and the line of its declaration.
    pub(crate) place: String,
}

/// The content of an item.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Enum(Vec<Variant>),
    Struct(Vec<Field>),
}

/// A variant of an enum.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub(crate) name: String,
    pub(crate) docs: Vec<String>,
    pub(crate) fields: Fields,
    /// The text of the variant in JSON, if serde derives it.
    pub(crate) word: String,
}

/// The fields of a variant.
#[derive(Clone, Debug)]
pub(crate) enum Fields {
    None,
    Tuple(Vec<Field>),
    Named(Vec<Field>),
}

/// A field of a struct or of a variant. Its name is empty in a tuple.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) docs: Vec<String>,
    pub(crate) ty: Ty,
    /// The file and the line of its type.
    pub(crate) place: String,
}

/// Returns the public enums and structs of a folder and its subfolders, by their names. If several
/// have the same name, the one of the outer folder is used.
///
/// # Errors
/// Returns [`Error`] for a file that can't be read, and for a type that data can't have.
pub(crate) fn items(folder: &Path) -> Result<BTreeMap<String, Item>, Error> {
    let (mut items, mut folders) = (BTreeMap::new(), Vec::new());
    let files = std::fs::read_dir(folder).map_err(|error| Error::file(folder, &error))?;
    for path in files.flatten().map(|file| file.path()) {
        if path.is_dir() {
            folders.push(path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text =
                std::fs::read_to_string(&path).map_err(|error| Error::file(&path, &error))?;
            items.extend(items_of(&text, &path)?.into_iter().map(|item| (item.name.clone(), item)));
        }
    }
    for folder in folders {
        for (name, item) in self::items(&folder)? {
            items.entry(name).or_insert(item);
        }
    }
    Ok(items)
}

/// Returns the public enums and structs of a source.
pub(crate) fn items_of(text: &str, path: &Path) -> Result<Vec<Item>, Error> {
    let file = syn::parse_file(text).map_err(|error| Error::syntax(path, &error))?;
    let read = file.items.iter().filter_map(|item| match item {
        syn::Item::Enum(item) if is_public(&item.vis) => Some(of_enum(item, path)),
        syn::Item::Struct(item) if is_public(&item.vis) => of_struct(item, path),
        syn::Item::Macro(item) if item.mac.path.is_ident("named") => Some(of_named(item, path)),
        _ => None,
    });
    read.collect()
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Returns whether a type derives an order.
fn is_ordered(attributes: &[Attribute]) -> bool {
    let derives = attributes.iter().filter(|attribute| attribute.path().is_ident("derive"));
    let mut found = false;
    for derive in derives {
        // Ignores the other derives.
        let _ = derive.parse_nested_meta(|meta| {
            found |= meta.path.is_ident("Ord");
            Ok(())
        });
    }
    found
}

fn place(path: &Path, spanned: &impl Spanned) -> String {
    format!("{}:{}", path.display(), spanned.span().start().line)
}

fn of_enum(item: &syn::ItemEnum, path: &Path) -> Result<Item, Error> {
    let case = serde_value(&item.attrs, "rename_all");
    let variants = item.variants.iter().map(|variant| {
        let name = variant.ident.to_string();
        Ok(Variant {
            docs: docs_of(&variant.attrs),
            fields: match &variant.fields {
                syn::Fields::Unit => Fields::None,
                syn::Fields::Unnamed(fields) => Fields::Tuple(fields_of(&fields.unnamed, path)?),
                syn::Fields::Named(fields) => Fields::Named(fields_of(&fields.named, path)?),
            },
            word: serde_value(&variant.attrs, "rename")
                .unwrap_or_else(|| cased(&name, case.as_deref())),
            name,
        })
    });
    Ok(Item {
        name: item.ident.to_string(),
        docs: docs_of(&item.attrs),
        shape: Shape::Enum(variants.collect::<Result<_, Error>>()?),
        ordered: is_ordered(&item.attrs),
        place: place(path, &item.ident),
    })
}

/// Returns a struct, unless its fields are private.
fn of_struct(item: &syn::ItemStruct, path: &Path) -> Option<Result<Item, Error>> {
    let open = matches!(item.fields, syn::Fields::Named(_))
        && item.fields.iter().all(|field| is_public(&field.vis));
    let item_of = |fields| Item {
        name: item.ident.to_string(),
        docs: docs_of(&item.attrs),
        shape: Shape::Struct(fields),
        ordered: is_ordered(&item.attrs),
        place: place(path, &item.ident),
    };
    match &item.fields {
        syn::Fields::Named(fields) if open => Some(fields_of(&fields.named, path).map(item_of)),
        _ => Some(Ok(item_of(Vec::new()))),
    }
}

fn fields_of(fields: &Punctuated<syn::Field, Token![,]>, path: &Path) -> Result<Vec<Field>, Error> {
    let field = |field: &syn::Field| {
        let place = place(path, &field.ty);
        Ok(Field {
            name: field.ident.as_ref().map(Ident::to_string).unwrap_or_default(),
            docs: docs_of(&field.attrs),
            ty: Ty::of(&field.ty).ok_or_else(|| Error::NoData { place: place.clone() })?,
            place,
        })
    };
    fields.iter().map(field).collect()
}

/// An enum of names, as the core's macro `named!` declares it.
struct Named {
    attributes: Vec<Attribute>,
    name: Ident,
    variants: Punctuated<NamedVariant, Token![,]>,
}

struct NamedVariant {
    attributes: Vec<Attribute>,
    name: Ident,
    word: LitStr,
}

impl Parse for Named {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let (attributes, name) = (input.call(Attribute::parse_outer)?, input.parse()?);
        let inside;
        braced!(inside in input);
        Ok(Self {
            attributes,
            name,
            variants: inside.parse_terminated(NamedVariant::parse, Token![,])?,
        })
    }
}

impl Parse for NamedVariant {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let (attributes, name) = (input.call(Attribute::parse_outer)?, input.parse()?);
        input.parse::<Token![=]>()?;
        let word = input.parse()?;
        // The label for people, which mirrors don't have.
        if input.parse::<Option<Token![as]>>()?.is_some() {
            input.parse::<LitStr>()?;
        }
        Ok(Self { attributes, name, word })
    }
}

fn of_named(item: &syn::ItemMacro, path: &Path) -> Result<Item, Error> {
    let named: Named = item.mac.parse_body().map_err(|error| Error::syntax(path, &error))?;
    let variant = |variant: &NamedVariant| Variant {
        name: variant.name.to_string(),
        docs: docs_of(&variant.attributes),
        fields: Fields::None,
        word: variant.word.value(),
    };
    Ok(Item {
        name: named.name.to_string(),
        docs: docs_of(&named.attributes),
        shape: Shape::Enum(named.variants.iter().map(variant).collect()),
        ordered: true,
        place: place(path, &named.name),
    })
}

/// Returns the text of a serde attribute, such as that of `rename_all`.
fn serde_value(attributes: &[Attribute], key: &str) -> Option<String> {
    let mut found = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        // Ignores the other attributes of serde.
        let _ = attribute.parse_nested_meta(|meta| {
            let value: Option<LitStr> = meta.value().ok().and_then(|value| value.parse().ok());
            if meta.path.is_ident(key) {
                found = value.map(|value| value.value());
            }
            Ok(())
        });
    }
    found
}

/// Returns the name of a variant in a serde case.
fn cased(name: &str, case: Option<&str>) -> String {
    let Some(between) = (match case {
        Some("snake_case") => Some('_'),
        Some("kebab-case") => Some('-'),
        _ => None,
    }) else {
        return name.to_owned();
    };
    let mut text = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_uppercase() && index > 0 {
            text.push(between);
        }
        text.extend(letter.to_lowercase());
    }
    text
}

impl Item {
    /// Calls a function with each field.
    pub(crate) fn each_field(&mut self, call: &mut dyn FnMut(&mut Field)) {
        match &mut self.shape {
            Shape::Struct(fields) => fields.iter_mut().for_each(call),
            Shape::Enum(variants) => {
                for variant in variants {
                    if let Fields::Tuple(fields) | Fields::Named(fields) = &mut variant.fields {
                        fields.iter_mut().for_each(&mut *call);
                    }
                }
            }
        }
    }
}

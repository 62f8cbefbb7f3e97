//! Compiles rulings, refusals and options: texts without arguments, in every language.

use super::{Messages, camel_case, names, plain};

/// Returns the Rust of a room: a constant for each ruling, refusal and option, and the macro
/// `sentence!`. The macro has the English sentences of the rulings for their docs.
pub(crate) fn compile(languages: &[Messages]) -> Result<String, String> {
    let (mut code, mut options, mut sentences) = (String::new(), String::new(), String::new());
    for name in names(languages) {
        let text = |attribute: &str| texts(languages, &format!("{name}{attribute}"));
        let (whole, attribute) = name.split_once('.').unwrap_or((name, ""));
        let option = whole.strip_prefix("option-");
        match (option, attribute) {
            _ if !languages[0].contains_key(whole) => return Err(format!("unknown {name}")),
            (Some(option), "") => {
                let values = values(languages, name)?;
                let texts = format!("[{}, {}]", text(".label")?, text("")?);
                options +=
                    &format!("pub(crate) const {option}: OptionText = ({texts}, &[{values}]);\n");
            }
            (None, "") if is_ruling(name) => {
                let ident = name.replace('-', "_");
                let texts = format!("[{}, {}]", text(".title")?, text("")?);
                code += &format!("pub(crate) const {ident}: [Translated; 2] = {texts};\n");
                sentences += &format!("({ident}) => {{ {:?} }};\n", plain(&languages[0], name)?);
            }
            (None, "") => {
                let ident = camel_case(name);
                code += "#[allow(non_upper_case_globals)]\n";
                code += &format!("pub(crate) const {ident}: Translated = {};\n", text("")?);
            }
            (Some(_), "label") => {}
            (Some(_), value) if value.starts_with(VALUE) => {}
            (Some(_), meaning) if is_of_value(languages, whole, meaning) => {}
            (None, "title") if is_ruling(whole) => {}
            _ => return Err(format!("unknown attribute {name}")),
        }
    }
    Ok(format!(
        "use crate::base::lang::Translated;\n\
         {code}\
         #[allow(non_upper_case_globals)]\n\
         pub(crate) mod option {{\n\
             use crate::base::lang::Translated;\n\
             use crate::text::setup_option::OptionText;\n\
             {options}\
         }}\n\
         macro_rules! sentence {{ {sentences} }}\n"
    ))
}

/// The beginning of an option's attributes that are labels or meanings of its values.
const VALUE: &str = "value-";
const MEANING: &str = "meaning-";

/// Returns whether a message is a ruling. Its name then begins with capital letters.
fn is_ruling(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// Returns whether an attribute of an option is the meaning of one of its values.
fn is_of_value(languages: &[Messages], option: &str, attribute: &str) -> bool {
    let name = attribute.strip_prefix(MEANING);
    name.is_some_and(|name| languages[0].contains_key(&format!("{option}.{VALUE}{name}")))
}

/// Returns the Rust of the texts of an option's values.
fn values(languages: &[Messages], option: &str) -> Result<String, String> {
    let start = format!("{option}.{VALUE}");
    let names = names(languages).into_iter().filter_map(|name| name.strip_prefix(&start));
    let value = |name| {
        let text = |kind| texts(languages, &format!("{option}.{kind}{name}"));
        Ok(format!("({name:?}, [{}, {}]), ", text(VALUE)?, text(MEANING)?))
    };
    names.map(value).collect()
}

/// Returns the Rust of a text in every language.
pub(super) fn texts(languages: &[Messages], name: &str) -> Result<String, String> {
    let texts: Result<Vec<_>, _> = languages.iter().map(|messages| plain(messages, name)).collect();
    Ok(format!("Translated::new({:?})", texts?))
}

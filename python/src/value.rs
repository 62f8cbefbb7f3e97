//! Plain values: words, tuples and JSON.

use std::hash::{DefaultHasher, Hash, Hasher};

use mauerwerk::{NotationError, Written};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PySlice, PyString, PyTuple,
};
use pyo3::{type_hint_identifier, type_hint_subscript};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

use crate::error;
use crate::hint::{ELLIPSIS, Hinted, name};

/// Returns an interned text.
pub(crate) fn interned<'py>(py: Python<'py>, text: &str) -> Bound<'py, PyString> {
    PyString::intern(py, text)
}

/// Returns a library, or raises an error that explains how to install it.
pub(crate) fn optional<'py>(
    py: Python<'py>,
    name: &str,
    extra: &str,
) -> PyResult<Bound<'py, PyAny>> {
    py.import("mauerwerk._optional")?.call_method1("optional", (name, extra))
}

/// Returns the error for an object of the wrong type, with the expected type.
pub(crate) fn unexpected(object: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    PyTypeError::new_err(format!("expected {expected}, not {}", shown(object)))
}

/// Returns an object and its type for an error.
fn shown(object: &Bound<'_, PyAny>) -> String {
    let kind =
        object.get_type().name().map_or_else(|_| "object".to_owned(), |name| name.to_string());
    match object.repr() {
        Ok(_) if object.is_none() => kind.replace("NoneType", "None"),
        Ok(text) => format!("{} ({kind})", shortened(&text.to_string_lossy())),
        Err(_) => kind,
    }
}

fn shortened(text: &str) -> String {
    /// The most characters of an object in an error.
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Reads text.
#[derive(Copy, Clone)]
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl<'a, 'py> FromPyObject<'a, 'py> for Text<'a> {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("str");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match object.extract() {
            Err(_) if !object.is_instance_of::<PyString>() => Err(unexpected(&object, "text")),
            text => text.map(Self),
        }
    }
}

/// Reads and writes a value that is one word in JSON, as that word.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(crate) struct Word<T>(pub(crate) T);

impl<'py, T: DeserializeOwned + Hinted> FromPyObject<'_, 'py> for Word<T> {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = T::HINT;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Text(text) = object.extract()?;
        let value = Written::from(Value::from(text)).read();
        value.map(Self).map_err(|faults| error::notation(object.py(), faults))
    }
}

impl<'py, T: Serialize + Hinted> IntoPyObject<'py> for Word<T> {
    type Target = PyString;
    type Output = Bound<'py, PyString>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = T::HINT;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match json(&self.0)? {
            Value::String(text) => Ok(interned(py, &text)),
            other => Ok(PyString::new(py, &other.to_string())),
        }
    }
}

/// Reads and writes a whole number. A number out of range is refused like any wrong value.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Whole<T>(pub(crate) T);

/// The whole numbers of a type, in words.
pub(crate) trait Numbers {
    const EXPECTED: &'static str;
}

macro_rules! numbers {
    ($($type:ident: $expected:literal,)+) => {
        $(impl Numbers for $type {
            const EXPECTED: &'static str = $expected;
        })+
    };
}

numbers! {
    u8: "a whole number from 0 to 255",
    u16: "a whole number from 0 to 65535",
    u32: "a whole number from 0 to 2**32 - 1",
    u64: "a whole number from 0 to 2**64 - 1",
    i64: "a whole number from -2**63 to 2**63 - 1",
    usize: "a whole number from 0",
    i32: "a whole number from -2**31 to 2**31 - 1",
    isize: "a whole number",
}

impl<'py, T> FromPyObject<'_, 'py> for Whole<T>
where
    T: Numbers + for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("int");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = object.py();
        if object.is_instance_of::<PyBool>() {
            return Err(unexpected(&object, T::EXPECTED));
        }
        object.extract::<T>().map(Self).map_err(|error| {
            if error.is_instance_of::<PyOverflowError>(py) {
                let text = text_of(&object);
                error::notation(py, NotationError::new(T::EXPECTED, &text))
            } else if error.is_instance_of::<PyTypeError>(py) {
                unexpected(&object, T::EXPECTED)
            } else {
                error
            }
        })
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Whole<T> {
    type Target = T::Target;
    type Output = T::Output;
    type Error = T::Error;

    const OUTPUT_TYPE: PyStaticExpr = name("int");

    fn into_pyobject(self, py: Python<'py>) -> Result<Self::Output, Self::Error> {
        self.0.into_pyobject(py)
    }
}

/// Returns the text of a number, even if it has too many digits to be written.
pub(crate) fn text_of(object: &Bound<'_, PyAny>) -> String {
    object.str().map_or_else(|_| "…".to_owned(), |text| text.to_string())
}

/// Returns the place of an index in a sequence. A negative index counts from the end.
pub(crate) fn place(index: isize, len: usize) -> Option<usize> {
    let place = if index < 0 { index.checked_add_unsigned(len)? } else { index };
    usize::try_from(place).ok()
}

/// Returns the places of a slice in a sequence.
pub(crate) fn places(
    slice: &Bound<'_, PySlice>,
    len: usize,
) -> PyResult<impl Iterator<Item = usize>> {
    let part = slice.indices(isize::try_from(len).unwrap_or(isize::MAX))?;
    Ok((0..part.slicelength).map(move |nth| (part.start + nth as isize * part.step) as usize))
}

/// The most items that are read from a collection.
const ITEMS: usize = 1 << 16;

/// Returns the items of a list, a tuple, a set, a range, an array, or any other iterable with a
/// length. Returns `None` for text, dicts and other objects.
fn items<'py>(object: &Bound<'py, PyAny>) -> Option<PyResult<Vec<Bound<'py, PyAny>>>> {
    let other = object.is_instance_of::<PyString>()
        || object.is_instance_of::<PyDict>()
        || object.is_instance_of::<PyBytes>()
        || object.is_instance_of::<PyByteArray>();
    let length = if other { None } else { object.len().ok() }?;
    if length > ITEMS {
        let text = format!("at most {ITEMS} items are read, not {length}");
        return Some(Err(PyValueError::new_err(text)));
    }
    Some(object.try_iter().ok()?.take(ITEMS).collect())
}

/// Reads a collection and writes a tuple.
#[derive(Clone, Default, Eq, PartialEq, Hash)]
pub(crate) struct Tuple<T>(pub(crate) Vec<T>);

impl<'py, T> FromPyObject<'_, 'py> for Tuple<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = type_hint_subscript!(
        type_hint_identifier!("collections.abc", "Sequence"),
        <T as FromPyObject<'_, 'py>>::INPUT_TYPE
    );

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match items(&object) {
            Some(items) => {
                items?.iter().map(|item| item.extract()).collect::<PyResult<_>>().map(Self)
            }
            None => Err(unexpected(&object, "a list")),
        }
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Tuple<T> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr =
        type_hint_subscript!(type_hint_identifier!("builtins", "tuple"), T::OUTPUT_TYPE, ELLIPSIS);

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        PyTuple::new(py, self.0)
    }
}

/// Returns a hash that is the same for equal values within a process.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Returns the value's JSON.
pub(crate) fn json(value: &impl Serialize) -> PyResult<Value> {
    serde_json::to_value(value).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Writes a value as JSON.
pub(crate) fn json_text(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Returns the pickled form of an object: a call of its class's `from_json` with these arguments.
pub(crate) fn pickled<T: pyo3::PyClass, A>(
    object: &Bound<'_, T>,
    args: A,
) -> PyResult<(Py<PyAny>, A)> {
    Ok((object.as_any().get_type().getattr("from_json")?.unbind(), args))
}

/// Returns JSON as Python dicts, lists, strings and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (_, Some(number)) => number.into_pyobject(py)?.into_any(),
            _ => number.as_f64().into_pyobject(py)?,
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_python(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Returns a Python value as JSON. Objects of this package are written in their notation.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read_value(object, 0)
}

/// Returns keyword arguments as JSON, without those that are `None`.
pub(crate) fn from_options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let mut fields = Map::new();
    for (name, value) in options.into_iter().flatten() {
        if !value.is_none() {
            fields.insert(name.extract()?, from_python(&value)?);
        }
    }
    Ok(fields)
}

/// The most levels of nested lists and dicts, as in JSON.
const DEPTH: usize = 127;

fn read_value(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEPTH {
        return Err(PyValueError::new_err(format!("this is nested more than {DEPTH} deep")));
    }
    let list = |items: Vec<Bound<'_, PyAny>>| {
        items.iter().map(|item| read_value(item, depth + 1)).collect::<PyResult<Value>>()
    };
    if object.is_none() {
        Ok(Value::Null)
    } else if let Ok(text) = object.cast::<PyString>() {
        Ok(text.to_str()?.into())
    } else if let Ok(value) = object.cast::<PyBool>() {
        Ok(value.is_true().into())
    } else if object.is_instance_of::<PyInt>() {
        read_number(object)
    } else if let Ok(number) = object.cast::<PyFloat>() {
        read_fraction(number.value())
    } else if let Ok(fields) = object.cast::<PyDict>() {
        let field = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((name.extract::<String>()?, read_value(&value, depth + 1)?))
        };
        fields.iter().map(field).collect()
    } else if let Ok(text) = object.getattr("notation") {
        Ok(text.extract::<String>()?.into())
    } else if let Some(items) = items(object) {
        list(items?)
    } else if object.hasattr("__index__")? {
        read_number(&object.call_method0("__index__")?)
    } else {
        Err(unexpected(object, "text, a number, a list or a dict"))
    }
}

/// Returns a whole number. A number that no option accepts becomes a fraction, which is refused
/// later.
fn read_number(number: &Bound<'_, PyAny>) -> PyResult<Value> {
    if let Ok(number) = number.extract::<i64>() {
        return Ok(number.into());
    }
    if let Ok(number) = number.extract::<u64>() {
        return Ok(number.into());
    }
    read_fraction(number.extract::<f64>().unwrap_or(f64::MAX))
}

fn read_fraction(number: f64) -> PyResult<Value> {
    match Number::from_f64(number) {
        Some(number) => Ok(number.into()),
        None => Err(PyValueError::new_err(format!("{number} has no JSON form"))),
    }
}

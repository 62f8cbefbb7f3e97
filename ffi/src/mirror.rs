//! Records with the fields of a type of the core, where a number or a table of the core has
//! another form in Kotlin and Swift. A field that the core adds, drops or renames is an error of
//! the compiler.

/// Declares a record with the fields of a type of the core, and how one becomes the other.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident of $core:ident {
        $($(#[$field_doc:meta])* $field:ident: $type:ty $(= $convert:expr)?,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $name { $($(#[$field_doc])* pub $field: $type,)+ }

        impl From<$core> for $name {
            #[allow(clippy::useless_conversion, reason = "most fields are as in the core")]
            fn from($core { $($field),+ }: $core) -> Self {
                Self { $($field: mirror!(@ $field $(, $convert)?)),+ }
            }
        }
    };
    (@ $field:ident) => { $field.into() };
    (@ $field:ident, $convert:expr) => { $convert($field) };
}

/// Declares how a record that [`mirror`] has declared becomes the core's again.
macro_rules! back {
    ($name:ident to $core:ident { $($field:ident),+ $(,)? }) => {
        impl From<$name> for $core {
            #[allow(clippy::useless_conversion, reason = "most fields are as in the core")]
            fn from($name { $($field),+ }: $name) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }
    };
}

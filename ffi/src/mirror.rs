//! How values of the core become values of Kotlin and Swift, and back. A field or a variant that the
//! core adds, drops or renames is an error of the compiler.
//!
//! What only mirrors a type of the core is in the `generated` files of each game, written by
//! `cargo run -p mirror`.

use crate::seat::Whole;

/// Declares a record with the fields of a type of the core, where a number or a list has another form,
/// and how it is made of the core's: `Mirror of Core`; or both ways: `Mirror and Core`. Behind `told`
/// stand fields for what methods of the core's type return.
macro_rules! mirror {
    ($(#[$doc:meta])* $name:ident and $core:ident {
        $($(#[$field_doc:meta])* $field:ident: $type:ty,)+
    }) => {
        mirror! { $(#[$doc])* $name of $core { $($(#[$field_doc])* $field: $type,)+ } }

        impl From<$name> for $core {
            #[allow(clippy::useless_conversion, reason = "most fields are as in the core")]
            fn from($name { $($field),+ }: $name) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident of $core:ident {
        $($(#[$field_doc:meta])* $field:ident: $type:ty $(= $convert:ident)?,)+
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
    ($(#[$doc:meta])* $name:ident of $core:ident {
        $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
    } told {
        $($(#[$told_doc:meta])* $told:ident: $told_type:ty = $how:ident() $(by $convert:path)?,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
            $($(#[$told_doc])* pub $told: $told_type,)+
        }

        impl From<$core> for $name {
            #[allow(clippy::useless_conversion, reason = "some fields are as in the core")]
            fn from(it: $core) -> Self {
                $(let $told = it.$how();)+
                mirror!(@ fields it $core $($field)*);
                Self { $($field: $field.into(),)* $($told: mirror!(@ $told $(, $convert)?),)+ }
            }
        }
    };
    (@ fields $it:ident $core:ident) => {};
    (@ fields $it:ident $core:ident $($field:ident)+) => { let $core { $($field),+ } = $it; };
    (@ $field:ident) => { $field.into() };
    (@ $field:ident, $convert:path) => { $convert($field) };
}

/// Declares a value for each seat as a list.
macro_rules! by_seat {
    ($(#[$doc:meta])* $name:ident: BySeat<$core:ty> as $item:ident) => {
        pub(crate) type $name = mauerwerk::BySeat<$core>;

        uniffi::custom_type!(
            $(#[$doc])*
            $name,
            Vec<$item>,
            {
                remote,
                try_lift: |values| crate::seat::by_seat(values, Ok),
                lower: |values| crate::seat::list(values),
            }
        );
    };
}

/// Declares a collection of the core as one of Kotlin and Swift with the same items.
macro_rules! collection {
    ($(#[$doc:meta])* $name:ident: $core:ty as $list:ty) => {
        pub(crate) type $name = $core;

        uniffi::custom_type!(
            $(#[$doc])*
            $name,
            $list,
            {
                remote,
                try_lift: |items| Ok(items.into_iter().collect()),
                lower: |items| items.into_iter().collect(),
            }
        );
    };
}

/// Declares a type of the core that is its notation.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident: $core:ident) => {
        pub(crate) type $name = $core;

        uniffi::custom_type!(
            $(#[$doc])*
            $name,
            String,
            {
                remote,
                try_lift: |text| Ok(text.parse::<$core>().map_err(crate::error::MauerwerkError::from)?),
                lower: |value| value.to_string(),
            }
        );
    };
}

/// Returns numbers as phones have them, if there are any.
pub(crate) fn wholes<N: Into<Whole>, const COUNT: usize>(
    numbers: Option<[N; COUNT]>,
) -> Option<Vec<Whole>> {
    numbers.map(|numbers| numbers.map(N::into).to_vec())
}

/// Returns the mirrors of values.
pub(crate) fn each<T, U: From<T>>(values: Vec<T>) -> Vec<U> {
    values.into_iter().map(U::from).collect()
}

//! What cards score, as part of a deck.

use mauerwerk::mauerbauer::Points;

use crate::seat::Count;

mirror! {
    /// What each kind of card scores (MA-93).
    CardPoints of Points {
        /// The points for a city by its spaces.
        city_size: SizePoints,
        /// The points for a city by its colours.
        colour_variety: VarietyPoints,
        /// The points for a tower of the colour in the city.
        tower_colour_in: Count,
        /// The points for a palace in the city.
        palaces_in: Count,
        /// The points for a house or a palace of the colour in the city.
        colour_in: ColourPoints,
        /// The points for a tower in the city.
        towers_in: Count,
        /// The points for a house of the colour outside cities.
        houses_out: Count,
        /// The points for a house of the region outside cities.
        region_out: Count,
        /// The points for a tower outside cities.
        towers_out: Count,
        /// The points for a tower of the colour outside cities.
        tower_colour_out: Count,
        /// The points for a tower at the shore outside cities.
        shore_out: Count,
        /// The points for a wall outside cities.
        walls_out: Count,
        /// The points for a completed city.
        cities: Count,
    }
}

back! {
    CardPoints to Points {
        city_size, colour_variety, tower_colour_in, palaces_in, colour_in, towers_in, houses_out,
        region_out, towers_out, tower_colour_out, shore_out, walls_out, cities,
    }
}

pub(super) type MauerbauerPoints = Points;

uniffi::custom_type!(
    /// What each kind of card scores.
    MauerbauerPoints,
    CardPoints,
    {
        remote,
        try_lift: |points| Ok(points.into()),
        lower: |points| points.into(),
    }
);

/// Declares a record with a name for each number of a short list of the core.
macro_rules! named_points {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident,)+ } of $count:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $name { $($(#[$field_doc])* pub $field: Count,)+ }

        impl From<[u8; $count]> for $name {
            fn from([$($field),+]: [u8; $count]) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }

        impl From<$name> for [u8; $count] {
            fn from($name { $($field),+ }: $name) -> Self {
                [$($field.into()),+]
            }
        }
    };
}

named_points! {
    /// What a city scores by its spaces.
    SizePoints {
        /// The points for a city of 1 space.
        one,
        /// The points for a city of 2 spaces.
        two,
        /// The points for a city of 3 spaces.
        three,
        /// The points for a city of 7 spaces or more.
        seven,
    } of 4
}

named_points! {
    /// What a city scores by its colours.
    VarietyPoints {
        /// The points for a city of 2 or 3 colours.
        few,
        /// The points for a city of 4 or 5 colours.
        many,
    } of 2
}

named_points! {
    /// What a piece of the colour in the city scores.
    ColourPoints {
        /// The points for a house.
        house,
        /// The points for a palace.
        palace,
    } of 2
}

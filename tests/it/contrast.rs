/// Returns the contrast ratio of two colours `#rrggbb` as WCAG 2 defines it, from 1 to 21.
pub(crate) fn contrast(one: &str, other: &str) -> f64 {
    let part = |colour: &str, at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let light = |colour| 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_reckoned_as_the_standard_says() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

//! Arranges items of different widths in rows of bounded width.

/// Distributes items over rows. A row is at most `limit` wide, with `gap` between its items, except if a single item is
/// wider.
pub(crate) fn rows<T>(
    items: impl IntoIterator<Item = T>,
    width: impl Fn(&T) -> usize,
    gap: usize,
    limit: usize,
) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut used = 0;
    for item in items {
        let wider = used + gap + width(&item);
        match rows.last_mut() {
            Some(row) if wider <= limit => {
                row.push(item);
                used = wider;
            }
            _ => {
                used = width(&item);
                rows.push(vec![item]);
            }
        }
    }
    rows
}

/// Splits items into pieces of nearly equal length, each with at most `most` items.
pub(crate) fn pieces<T>(items: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    let count = items.len().div_ceil(most).max(1);
    items.chunks(items.len().div_ceil(count).max(1))
}

//! Things of different widths side by side, in rows of bounded width.

/// Rows of items with `gap` between them, none wider than `limit` unless a single item is.
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

/// Pieces of nearly the same length, none longer than `most`.
pub(crate) fn pieces<T>(items: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    let count = items.len().div_ceil(most).max(1);
    items.chunks(items.len().div_ceil(count).max(1))
}

#[cfg(test)]
mod tests {
    use super::{pieces, rows};

    #[test]
    fn a_row_ends_where_the_next_item_does_not_fit() {
        let widths = [3, 3, 4, 9, 1];
        assert_eq!(rows(widths, |&width| width, 1, 7), [vec![3, 3], vec![4], vec![9], vec![1]]);
        assert_eq!(rows([0; 0], |&width| width, 1, 7), [[0; 0]; 0]);
    }

    #[test]
    fn pieces_are_even() {
        let lengths = |count: usize| pieces(&vec![(); count], 14).map(<[()]>::len).collect::<Vec<_>>();
        assert_eq!(lengths(14), [14]);
        assert_eq!(lengths(15), [8, 7]);
        assert_eq!(lengths(29), [10, 10, 9]);
        assert!(lengths(0).is_empty());
    }
}

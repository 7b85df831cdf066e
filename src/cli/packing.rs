//! Compresses and decompresses streams.

use std::io::{self, BufReader, Cursor, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use zstd::bulk::Compressor;
use zstd::stream::read::Decoder;
use zstd::zstd_safe::CompressionLevel;

/// The size in bytes of the buffer for compressed input.
const BUFFER: usize = 64 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Packing {
    None,
    Gzip,
    Zstd,
}

impl Packing {
    pub(super) const NAMES: [&'static str; 3] = ["none", "gzip", "zstd"];

    /// Returns the format that the option `name` or, without it, the extension of the path names. Returns `None` if the
    /// name or extension is unknown, or if both are missing.
    pub(super) fn of(name: Option<&str>, path: Option<&Path>) -> Option<Self> {
        let extension = path.and_then(Path::extension).and_then(|extension| extension.to_str());
        match name.or(extension)? {
            "gzip" | "gz" => Some(Self::Gzip),
            "zstd" | "zst" => Some(Self::Zstd),
            "none" => Some(Self::None),
            _ => None,
        }
    }

    /// The first bytes of each format. They are not valid UTF-8, so no text starts with them.
    const MAGIC: [(&'static [u8], Self); 2] = [(&[0x1f, 0x8b], Self::Gzip), (&[0x28, 0xb5, 0x2f, 0xfd], Self::Zstd)];

    /// Returns the format of a stream that starts with the bytes `first`, or `None` if more bytes are needed to decide.
    fn of_bytes(first: &[u8]) -> Option<Self> {
        if let Some((_, packing)) = Self::MAGIC.iter().find(|(magic, _)| first.starts_with(magic)) {
            return Some(*packing);
        }
        let undecided = Self::MAGIC.iter().any(|(magic, _)| magic.starts_with(first));
        (!undecided).then_some(Self::None)
    }

    /// Compresses `bytes` independently of earlier calls, at the default level. The concatenated results of several
    /// calls are a valid stream.
    pub(super) fn pack(self, bytes: Vec<u8>) -> io::Result<Vec<u8>> {
        match self {
            Self::None => Ok(bytes),
            Self::Gzip => {
                let mut packed = GzEncoder::new(Vec::new(), Compression::default());
                packed.write_all(&bytes)?;
                packed.finish()
            }
            Self::Zstd => {
                const USUAL: CompressionLevel = 0;
                let mut packed = Compressor::new(USUAL)?;
                packed.include_checksum(true)?;
                packed.compress(&bytes)
            }
        }
    }

    fn unpack<'a>(self, from: impl Read + Send + 'a) -> io::Result<Box<dyn Read + Send + 'a>> {
        Ok(match self {
            Self::None => Box::new(from),
            Self::Gzip => Box::new(MultiGzDecoder::new(BufReader::with_capacity(BUFFER, from))),
            Self::Zstd => Box::new(Frames(Decoder::with_buffer(BufReader::with_capacity(BUFFER, from))?)),
        })
    }
}

/// Decompresses a stream while it is read. If `packing` is `None`, the first bytes decide the format.
pub(super) fn unpacked<'a>(from: impl Read + Send + 'a, packing: Option<Packing>) -> impl Read + Send + 'a {
    Unpacked::Unread { first: Vec::new(), from: Some(Box::new(from)), packing }
}

/// A stream that may be compressed.
enum Unpacked<'a> {
    /// Only the bytes `first` have been read, which may be too few to decide the format.
    Unread { first: Vec<u8>, from: Option<Box<dyn Read + Send + 'a>>, packing: Option<Packing> },
    /// The format is known.
    Open(Box<dyn Read + Send + 'a>),
}

impl Read for Unpacked<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        loop {
            let (first, source, packing) = match self {
                Self::Open(from) => return from.read(to),
                Self::Unread { first, from, packing } => (first, from, packing),
            };
            let Some(mut from) = source.take() else { return Ok(0) };
            if let Some(packing) = packing {
                let whole = Cursor::new(std::mem::take(first)).chain(from);
                *self = Self::Open(packing.unpack(whole)?);
                continue;
            }
            let mut byte = [0];
            let read = from.read(&mut byte);
            *source = Some(from);
            let read = read?;
            first.extend(&byte[..read]);
            *packing = Packing::of_bytes(first).or((read == 0).then_some(Packing::None));
        }
    }
}

struct Frames<'a, R: Read>(Decoder<'a, BufReader<R>>);

impl<R: Read> Read for Frames<'_, R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        self.0.read(to).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => io::ErrorKind::UnexpectedEof.into(),
            // The decoder's message describes its internals, so replace it.
            io::ErrorKind::Other if error.raw_os_error().is_none() => {
                let what = "corrupt zstd stream, or one with a window above 128 MiB";
                io::Error::new(io::ErrorKind::InvalidData, what)
            }
            _ => error,
        })
    }
}

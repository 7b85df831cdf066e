//! Compressed streams.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// How much of a packed stream is read at once, in bytes.
const BUFFER: usize = 64 * 1024;

/// How a stream is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Packing {
    None,
    Gzip,
    Zstd,
}

impl Packing {
    /// The names options take.
    pub(in crate::cli) const NAMES: [&'static str; 3] = ["none", "gzip", "zstd"];

    /// The packing an option names, else that which a file's name tells.
    pub(in crate::cli) fn of(name: Option<&str>, path: Option<&Path>) -> Self {
        let extension = path.and_then(Path::extension).and_then(|extension| extension.to_str());
        match name.or(extension) {
            Some("gzip" | "gz") => Self::Gzip,
            Some("zstd" | "zst") => Self::Zstd,
            _ => Self::None,
        }
    }

    /// Packs some bytes on their own. Packed pieces one after another are a packed whole, so none depends on another.
    pub(super) fn pack(self, bytes: Vec<u8>) -> io::Result<Vec<u8>> {
        match self {
            Self::None => Ok(bytes),
            Self::Gzip => {
                let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
                packed.write_all(&bytes)?;
                packed.finish()
            }
            Self::Zstd => Ok(compress_to_vec(bytes.as_slice(), CompressionLevel::Fastest)),
        }
    }

    /// What a packed stream without anything in it is.
    pub(in crate::cli) fn nothing(self) -> io::Result<Vec<u8>> {
        self.pack(Vec::new())
    }

    /// Unpacks a stream as it is read.
    pub(in crate::cli) fn unpack(self, from: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        match self {
            Self::None => from,
            Self::Gzip => Box::new(MultiGzDecoder::new(BufReader::with_capacity(BUFFER, from))),
            Self::Zstd => Box::new(Frames::new(from)),
        }
    }
}

/// The frames of a zstd stream, one after another. There is one at least.
struct Frames<R: Read> {
    from: BufReader<R>,
    decoder: FrameDecoder,
    state: State,
}

/// Where in the stream a reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Before the first frame.
    Start,
    /// Within a frame, after this many bytes of it.
    Within(u64),
    /// After a frame.
    Between,
}

impl<R: Read> Frames<R> {
    fn new(from: R) -> Self {
        Self { from: BufReader::with_capacity(BUFFER, from), decoder: FrameDecoder::new(), state: State::Start }
    }

    /// Begins the next frame, if there is one; skips those with data of some other program.
    fn begin(&mut self) -> io::Result<()> {
        while !matches!(self.state, State::Within(_)) && !self.from.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.from) {
                Ok(()) => self.state = State::Within(0),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let length = u64::from(length);
                    if io::copy(&mut self.from.by_ref().take(length), &mut io::sink())? < length {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                    self.state = State::Between;
                }
                Err(error) => return Err(unreadable(&error)),
            }
        }
        // A file of nothing is one whose content was lost.
        if self.state == State::Start { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    }

    /// Whether a frame held what it says of itself.
    fn check(&self, read: u64) -> io::Result<()> {
        let invalid = |what| Err(io::Error::new(io::ErrorKind::InvalidData, what));
        let told = self.decoder.get_checksum_from_data();
        if told.is_some() && told != self.decoder.get_calculated_checksum() {
            return invalid("zstd checksum mismatch");
        }
        // A frame need not tell its size, which is then 0 here.
        let size = self.decoder.content_size();
        if size > 0 && size != read { invalid("zstd content size mismatch") } else { Ok(()) }
    }
}

/// Why a frame cannot be read; the decoder's own words are for those who know its parts.
fn unreadable(error: &FrameDecoderError) -> io::Error {
    if let FrameDecoderError::WindowSizeTooBig { .. } | FrameDecoderError::DictNotProvided { .. } = error {
        return io::Error::other(error.to_string());
    }
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if let Some(read) = error.downcast_ref::<io::Error>() {
            return read.kind().into();
        }
        cause = error.source();
    }
    io::Error::new(io::ErrorKind::InvalidData, "corrupt zstd stream")
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        loop {
            self.begin()?;
            let State::Within(before) = self.state else { return Ok(0) };
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.from, one).map_err(|error| unreadable(&error))?;
            }
            let read = self.decoder.read(to)?;
            if read > 0 {
                self.state = State::Within(before + read as u64);
                return Ok(read);
            }
            self.check(before)?;
            self.state = State::Between;
        }
    }
}

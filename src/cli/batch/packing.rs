//! Compressed streams.

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
    pub(in crate::cli) fn of(name: Option<&str>, path: Option<&str>) -> Self {
        let extension = path.and_then(|path| Path::new(path).extension()).and_then(|extension| extension.to_str());
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

/// The frames of a zstd stream, one after another.
struct Frames<R: Read> {
    from: BufReader<R>,
    decoder: FrameDecoder,
    within: bool,
}

impl<R: Read> Frames<R> {
    fn new(from: R) -> Self {
        Self { from: BufReader::with_capacity(BUFFER, from), decoder: FrameDecoder::new(), within: false }
    }

    /// Begins the next frame, if there is one; skips those with data of some other program.
    fn begin(&mut self) -> io::Result<()> {
        while !self.within && !self.from.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.from) {
                Ok(()) => self.within = true,
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut self.from.by_ref().take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(())
    }

    fn check(&self) -> io::Result<()> {
        let told = self.decoder.get_checksum_from_data();
        if told.is_some() && told != self.decoder.get_calculated_checksum() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "zstd checksum mismatch"));
        }
        Ok(())
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        loop {
            self.begin()?;
            if !self.within {
                return Ok(0);
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.from, one).map_err(io::Error::other)?;
            }
            let read = self.decoder.read(to)?;
            if read > 0 {
                return Ok(read);
            }
            self.check()?;
            self.within = false;
        }
    }
}

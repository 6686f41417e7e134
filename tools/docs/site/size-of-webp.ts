export type PictureSize = { width: number; height: number }

/** Returns the size of a WebP picture in px; undefined for any other file. Lossy pictures only, with and without alpha. */
export function sizeOfWebp(file: Buffer): PictureSize | undefined {
  if (file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  return undefined
}

/**
 * Returns whether an address is that of a video: its path ends in .mp4, .webm or .ogg in any case, regardless of the query
 * (SHR-13.1).
 */
export function isVideo(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return /\.(mp4|webm|ogg)$/i.test(path)
}

/** What shoppers may be made to download, in bytes after brotli; kB are 1024 bytes. */
export const bounds = {
  /** What every page of every shop loads; the smallest comparable script has 16.2 kB and does a part. */
  core: 18 * 1024,
  /** A part of the script that a site loads when it uses it (decision 6). */
  part: 5 * 1024,
  /** The core and all parts together, of which no site loads all. */
  whole: 48 * 1024,
  /** One experience. */
  chunk: 3 * 1024,
  /** The middle one of all experiences. */
  chunkMedian: 1.5 * 1024,
}

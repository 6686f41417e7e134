/** What shoppers may be made to download, in bytes after brotli; kB are 1024 bytes. */
export const bounds = {
  /** The core with all engines and no site configuration; the smallest comparable script has 16.2 kB and does a part. */
  core: 18 * 1024,
  /** One experience. */
  chunk: 3 * 1024,
  /** The middle one of all experiences. */
  chunkMedian: 1.5 * 1024,
}

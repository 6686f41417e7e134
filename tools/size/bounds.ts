/** What shoppers may be made to download, in bytes after brotli; kB are 1024 bytes. */
export const bounds = {
  /** What every page of every shop loads; the smallest comparable script has 16.2 kB and does a part. */
  core: 18 * 1024,
  /** A part of the script that a site loads when it uses it (decision 6). */
  part: 5 * 1024,
  /** All that a page loads of the script, by what its shop uses; chunks are named without their hash. */
  loads: [
    {
      name: 'a page on which experiences run',
      parts: ['build-engines', 'build-experiences', 'goals', 'start-experiences'],
      bound: 31 * 1024,
    },
    {
      name: 'the same with rules, segments, placements and services',
      parts: [
        ...['build-engines', 'build-experiences', 'goals', 'start-experiences', 'sync-rules', 'wait-for-rules'],
        ...['engine', 'open-services', 'build-placements', 'read-definition'],
      ],
      bound: 52 * 1024,
    },
  ],
  /** One experience. */
  chunk: 3 * 1024,
  /** The middle one of all experiences. */
  chunkMedian: 1.5 * 1024,
}

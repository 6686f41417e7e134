/** One encoded picture of a film. */
export type Frame = { data: Uint8Array; key: boolean }

export type Film = { frames: readonly Frame[]; framesPerSecond: number; width: number; height: number }

/** Matroska element ids: https://www.matroska.org/technical/elements.html */
const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const
type Id = keyof typeof ids

const videoTrack = 1

/** A film of VP9 frames as a WebM file that can be sought in: one cluster a key frame, and cues before them. */
export function writeWebm(film: Film): Uint8Array {
  const clusters = clustersOf(film)
  const head = Buffer.concat([infoOf(film), tracksOf(film)])
  const cues = (offset: number) => element('cues', ...cuePoints(clusters, offset))
  const start = head.length + cues(0).length // each number has its full width, so the cues' size is known before
  return Buffer.concat([header(), element('segment', head, cues(start), ...clusters.map(({ bytes }) => bytes))])
}

type Cluster = { time: number; bytes: Buffer }

function clustersOf({ frames, framesPerSecond }: Film): Cluster[] {
  const starts = frames.flatMap(({ key }, index) => (key ? [index] : []))
  const timeOf = (index: number) => Math.round((index * 1000) / framesPerSecond)
  return starts.map((start, position) => {
    const time = timeOf(start)
    const blocks = frames
      .slice(start, starts[position + 1])
      .map((frame, index) => simpleBlock(frame, timeOf(start + index) - time))
    return { time, bytes: element('cluster', uint('timestamp', time), ...blocks) }
  })
}

function simpleBlock({ data, key }: Frame, offset: number): Buffer {
  const head = Buffer.from([0x80 | videoTrack, offset >> 8, offset & 0xff, key ? 0x80 : 0])
  return element('simpleBlock', head, data)
}

function cuePoints(clusters: readonly Cluster[], start: number): Buffer[] {
  let position = start
  return clusters.map(({ time, bytes }) => {
    const place = element('cueTrackPositions', uint('cueTrack', videoTrack), uint('cueClusterPosition', position))
    position += bytes.length
    return element('cuePoint', uint('cueTime', time), place)
  })
}

function header(): Buffer {
  return element(
    'ebml',
    uint('ebmlVersion', 1),
    uint('ebmlReadVersion', 1),
    uint('maxIdLength', 4),
    uint('maxSizeLength', 8),
    text('docType', 'webm'),
    uint('docTypeVersion', 4),
    uint('docTypeReadVersion', 2),
  )
}

function infoOf({ frames, framesPerSecond }: Film): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((frames.length * 1000) / framesPerSecond)
  return element(
    'info',
    uint('timestampScale', 1_000_000), // times in milliseconds
    element('duration', duration),
    text('muxingApp', 'instep'),
    text('writingApp', 'instep'),
  )
}

function tracksOf({ width, height }: Film): Buffer {
  const track = element(
    'trackEntry',
    uint('trackNumber', videoTrack),
    uint('trackUid', videoTrack),
    uint('trackType', 1), // video
    text('codecId', 'V_VP9'),
    element('video', uint('pixelWidth', width), uint('pixelHeight', height)),
  )
  return element('tracks', track)
}

function uint(id: Id, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

function text(id: Id, value: string): Buffer {
  return element(id, Buffer.from(value, 'ascii'))
}

function element(id: Id, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n)) // a size of the widest form
  return Buffer.concat([Buffer.from(ids[id].toString(16), 'hex'), size, body])
}

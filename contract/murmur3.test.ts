import { expect, test } from 'vitest'
import { hashMurmur3 } from './murmur3.ts'

// Published vectors of MurmurHash3 x86 32-bit with seed 0; the last two show that UTF-8 bytes are hashed.
const vectors: [text: string, hash: number][] = [
  ['', 0x00000000],
  ['\0', 0x514e28b7],
  ['\0\0', 0x30f4c306],
  ['\0\0\0', 0x85f0b427],
  ['\0\0\0\0', 0x2362f9de],
  ['abc', 0xb3dd93fa],
  ['test', 0xba6bd213],
  ['hello', 0x248bfa47],
  ['hello, world', 0x149bbb7f],
  ['Hello, world!', 0xc0363e43],
  ['19 Jan 2038 at 3:14:07 AM', 0xe31e8a70],
  ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
  ['The quick brown fox jumps over the lazy dog.', 0xd5c48bfc],
  ['€', 0x5b43fca5],
  ['ππππππππ', 0xec72b6e8],
]

test.each(vectors)('the hash of %j is as published', (text, hash) => {
  expect(hashMurmur3(text)).toBe(hash)
})

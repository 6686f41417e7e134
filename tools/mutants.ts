import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '../contract/message-of.ts'
import { isEquivalent } from './mutants/equivalent.ts'
import { isValid, mutantsOf } from './mutants/mutate/mutants-of.ts'
import { readPureFiles } from './mutants/pure-files.ts'
import { openHost } from './mutants/run/open-host.ts'
import { openTrial } from './mutants/run/try-mutant.ts'
import { sampleItems } from './mutants/sample.ts'
import { summarizeTried, type TriedMutant } from './mutants/summary.ts'
import { root } from './setup/root.mjs'

const usage = `npm run test:mutants                             100 faults put into script/ and 100 into service/, for at most 15 minutes
npm run test:mutants -- --count 30               fewer or more of them
npm run test:mutants -- --minutes 60             a shorter or longer limit
npm run test:mutants -- --seed 12345             the same faults again
npm run test:mutants -- --folder script/cookies  only in one folder
npm run test:mutants -- --only 0a1b2c3d          one of them, by its id; this may be said several times`

try {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '15' },
      seed: { type: 'string' },
      folder: { type: 'string', multiple: true, default: ['script', 'service'] },
      only: { type: 'string', multiple: true },
    },
  })
  const seed = values.seed === undefined ? Date.now() % 1e9 : readCount('seed', values.seed)
  const count = readCount('count', values.count)
  const endsAt = performance.now() + readCount('minutes', values.minutes) * 60_000
  const folders = values.folder.map((folder) => folder.replace(/\/+$/, ''))
  const files = new Map(
    [...new Set(folders.map((folder) => folder.split('/')[0] ?? ''))]
      .flatMap(readPureFiles)
      .map((file) => [file.path, file]),
  )
  const { only } = values
  const samples = folders.map((folder) => {
    const own = [...files.values()].filter(({ path }) => path.startsWith(`${folder}/`))
    const all = own.flatMap(({ path, text }) => mutantsOf(path, text).filter((mutant) => isValid(mutant, text)))
    console.log(`${folder}: ${all.length} faults in ${own.length} files`)
    return only ? all.filter(({ id }) => only.includes(id)) : sampleItems(all, { seed, count })
  })
  // In turn, so that a limit leaves out as many of each folder.
  const longest = Math.max(...samples.map((sample) => sample.length))
  const mutants = Array.from({ length: longest }, (_, at) => samples.flatMap((sample) => sample[at] ?? [])).flat()
  const tried: TriedMutant[] = mutants.map((mutant) => ({ mutant }))
  const lanes = Math.max(1, Math.floor(availableParallelism() / 2))
  console.log(`seed ${seed}: ${mutants.length} faults, ${lanes} at a time`)

  const waiting = [...tried]
  const runLane = async () => {
    const host = openHost()
    const tryMutant = openTrial(host, {
      tell: console.log,
      readText: (path) => readFileSync(join(root, path), 'utf8'),
      now: () => performance.now(),
    })
    for (let next = waiting.shift(); next && performance.now() < endsAt; next = waiting.shift()) {
      const { mutant } = next
      const file = files.get(mutant.path)
      if (!file) continue
      next.fate = isEquivalent(mutant) ? 'equivalent' : await tryMutant(mutant, file)
      const done = tried.filter(({ fate }) => fate !== undefined).length
      if (done % 10 === 0) console.log(`${done} of ${tried.length}`)
      if (next.fate !== 'survived') continue
      console.log(`survived: ${mutant.path}:${mutant.line} ${mutant.kind} (${mutant.id})`)
      console.log(`  - ${mutant.before}\n  + ${mutant.after}`)
    }
    host.close()
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  const { lines, inOrder } = summarizeTried(tried, folders)
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = inOrder ? 0 : 1
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`)
  process.exitCode = 1
}

function readCount(name: string, text: string): number {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new Error(`--${name} is "${text}", and has to be a whole number above 0`)
}

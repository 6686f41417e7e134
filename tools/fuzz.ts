import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { messageOf } from '../contract/message-of.ts'
import { targets } from './fuzz/targets.ts'
import type { FuzzOutcome } from './fuzz/try-target.ts'
import { watchTarget } from './fuzz/watch-target.ts'

const usage = `npm run fuzz                             1,000,000 inputs over all targets, for at most 15 minutes
npm run fuzz -- --inputs 10000           fewer or more of them
npm run fuzz -- --minutes 5              a shorter or longer limit
npm run fuzz -- --seed 12345             the same inputs again
npm run fuzz -- --only cookies           one target: ${Object.keys(targets).join(', ')}`

try {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', default: '1000000' },
      minutes: { type: 'string', default: '15' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const only = values.only
  if (only !== undefined && !targets[only]) throw new Error(`There is no target "${only}"`)
  const names = only === undefined ? Object.keys(targets) : [only]
  const seed = values.seed === undefined ? Date.now() % 1e9 : readCount('seed', values.seed)
  const inputs = readCount('inputs', values.inputs)
  const endsAt = performance.now() + readCount('minutes', values.minutes) * 60_000
  const lanes = Math.min(availableParallelism(), names.length)
  const shares = names.reduce((sum, name) => sum + (targets[name]?.share ?? 0), 0)
  console.log(`seed ${seed}: ${inputs} inputs for ${names.join(', ')}, ${lanes} at a time`)
  const waiting = [...names]
  let tried = 0
  const runLane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { share = 0, file = '' } = targets[name] ?? {}
      const own = Math.ceil((inputs * share) / shares)
      // What a quick target leaves of its part of the time goes to those after it.
      const rounds = Math.ceil((waiting.length + 1) / lanes)
      const limitMs = Math.max(1000, (endsAt - performance.now()) / rounds)
      const outcome = await watchTarget(file, { seed, inputs: own, limitMs })
      tried += outcome.tried
      printOutcome(name, outcome, own)
      if (!outcome.failure) continue
      process.exitCode = 1
      console.error(`  again: npm run fuzz -- --only ${name} --seed ${seed} --inputs ${own}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  console.log(`${tried} inputs tried`)
} catch (error) {
  console.error(`${messageOf(error)}\n\n${usage}`)
  process.exitCode = 1
}

function printOutcome(name: string, { tried, seconds, slowestMs, failure }: FuzzOutcome, inputs: number): void {
  const rate = Math.round(tried / seconds)
  const note = failure ? '' : tried < inputs ? ', stopped by the time limit' : ''
  console.log(
    `${name}: ${tried} inputs, ${rate}/s, the slowest ${Math.round(slowestMs)} ms${note}${failure ? ', FAILED' : ''}`,
  )
  if (failure) console.error(`  input no. ${failure.at}: ${failure.input}\n  ${failure.error}`)
}

function readCount(name: string, text: string): number {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new Error(`--${name} is "${text}", and has to be a whole number above 0`)
}

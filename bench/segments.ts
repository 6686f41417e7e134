import { compileSegments } from '../cli/segments/compile-segments.ts'
import type { WireEvent } from '../contract/event.ts'
import { event, happened, ownEvent } from '../contract/segments/conditions.ts'
import type { Segment } from '../contract/segments/segment.ts'
import { anEvent } from '../contract/testing/an-event.ts'
import { compileIndex } from '../script/segments/compile-index.ts'
import { createEvaluation } from '../script/segments/evaluation.ts'
import type { Evaluation } from '../script/segments/evaluation-types.ts'
import { comparisonsOf } from './segments/comparisons-of.ts'
import { listPeers } from './segments/peers.ts'
import { byHand, makeEvents, rule } from './segments/rule.ts'

/**
 * Measures the segment engine: `node bench/segments.ts [ms]`, where ms is the time for each contender in a round. It
 * first evaluates one rule and compares the speed with other rule evaluators and with handwritten code, then measures
 * what an event costs with many segments. Targets: faster than every peer that works without eval, and 0.3 of the
 * speed of the handwritten code.
 */
const ms = Number(process.argv[2] ?? 100)
const rounds = 7
const silent = { debug() {}, info() {}, warn() {}, error: console.error }

const list = makeEvents(1024)
const engine = openEvaluation([{ id: 's', when: rule }])
const contenders = [
  { name: 'by hand', judge: (each: object) => byHand(each as Parameters<typeof byHand>[0]) },
  { name: 'instep: comparisons alone, as the peers', judge: comparisonsOf(rule, silent) },
  { name: 'instep: whole event, with memory and memberships', judge: judgedBy(engine) },
  ...listPeers(),
]
const expected = list.map(byHand)
for (const { name, judge } of contenders) {
  const given = await Promise.all(list.map(judge))
  if (given.some((verdict, at) => verdict !== expected[at])) throw new Error(`${name} does not evaluate the same rule`)
}
const speeds = new Map<string, number[]>()
// The contenders take turns, so that anything that slows the machine down slows all of them.
for (let round = 0; round < rounds; round++)
  for (const { name, judge } of contenders) speeds.set(name, [...(speeds.get(name) ?? []), await speedOf(judge)])
const hand = medianOf(speeds.get('by hand') ?? [])
console.log(`One rule of 6 comparisons, ${expected.filter(Boolean).length} of ${list.length} events satisfy it`)
for (const [name, measured] of speeds) {
  const speed = medianOf(measured)
  printFigures(name, `${(1e9 / speed).toFixed(0).padStart(8)} ns`, `${(speed / hand).toFixed(3)} of by hand`)
}

console.log('\nAn event that 8 segments read')
for (const pending of [false, true])
  for (const count of [10, 100, 1000]) {
    const evaluation = openEvaluation(makeSegments(count))
    if (pending)
      for (let at = 8; at < count; at++) evaluation.process(anEvent({ meta: { type: `event${at}`, ts: Date.now() } }))
    const seen = Array.from({ length: 64 }, (_, at) => anEvent({ type: at % 2 ? 'home' : 'help' }))
    const measured: number[] = []
    for (let round = 0; round < rounds; round++)
      measured.push(await speedOf((each) => Boolean(evaluation.process(each as WireEvent)), seen))
    const kept = pending ? 'and the others wait for a timeout' : 'and nothing is known of the others'
    printFigures(`of ${count}, ${kept}`, `${(1e9 / medianOf(measured)).toFixed(0).padStart(8)} ns`, '')
  }

function openEvaluation(segments: readonly Segment[]): Evaluation {
  const index = compileIndex(compileSegments(segments))
  const evaluation = createEvaluation({ index, now: Date.now, userTypes: ['ecUser'], ask() {}, log: silent })
  evaluation.load(undefined)
  return evaluation
}

function judgedBy(evaluation: Evaluation): (event: object) => boolean {
  return (each) => {
    evaluation.process(each as WireEvent)
    return evaluation.memberships.has('s')
  }
}

/** Creates eight segments that depend on views; each of the others depends on an event of its own. */
function makeSegments(count: number): Segment[] {
  return Array.from({ length: count }, (_, at) => {
    const match = at < 8 ? event('ecView', { type: 'help', language: `l${at}` }) : ownEvent(`event${at}`)
    return { id: `s${at}`, when: happened(match, { within: '7 days' }) }
  })
}

/** Returns events per second of this thread's CPU time, so that other work on the machine is not counted. */
async function speedOf(judge: (event: object) => unknown, over: readonly object[] = list): Promise<number> {
  let done = 0
  const begin = busyMs()
  do {
    for (const each of over) {
      const verdict = judge(each)
      if (verdict instanceof Promise) await verdict
    }
    done += over.length
  } while (busyMs() - begin < ms)
  return (done / (busyMs() - begin)) * 1000
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function printFigures(name: string, ...figures: string[]): void {
  console.log(`${name.padEnd(52)} ${figures.join('   ')}`)
}

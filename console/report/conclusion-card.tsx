import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import { useWords } from '../settings/language.tsx'
import { drawConclusion, type Finding } from './draw-conclusion.ts'
import { nameVariation } from './name-variation.ts'

/** Says in words what the numbers allow to conclude, and what not. */
export function ConclusionCard({ report }: { report: ExperienceReport }) {
  const { t, formats } = useWords()
  const { conclusion } = t.report
  const { verdict, findings } = drawConclusion(report)
  const { state } = report.experience
  const { sampleRatio } = report.results ?? {}
  const notes = [
    findings.filter(({ kind }) => kind === 'better').length > 1 && conclusion.severalBetter,
    findings.length > 0 &&
      (state === 'running' || state === 'waiting' ? conclusion.stillRunning : conclusion.notRunning),
    sampleRatio?.isAssumed && verdict !== 'unseen' && conclusion.assumedShares,
  ].filter((note) => note !== false && note !== undefined)

  function sayFinding(finding: Finding): string {
    const name = nameVariation(finding.variationId, report)
    if (finding.kind === 'few') return conclusion.few(name)
    const [low, high] = finding.interval.map(formats.formatChange) as [string, string]
    if (finding.kind === 'open') return conclusion.open(name, low, high)
    return conclusion[finding.kind](name, formats.formatChange(finding.estimate), low, high)
  }
  return (
    <section className="card conclusion" data-verdict={verdict} aria-labelledby="conclusion">
      <p className="eyebrow">{conclusion.title}</p>
      <h2 id="conclusion">{conclusion.verdicts[verdict]}</h2>
      {verdict === 'alarm' && sampleRatio && <p>{conclusion.alarm(formats.formatProbability(sampleRatio.p))}</p>}
      {(verdict === 'unseen' || verdict === 'single') && <p>{conclusion[verdict]}</p>}
      {findings.map((finding) => (
        <p key={finding.variationId}>{sayFinding(finding)}</p>
      ))}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  )
}

import { useWords } from '../settings/language.tsx'
import type { SaidCondition } from './describe-condition.ts'

/** What a segment asks for; several conditions stand below each other. */
export function ConditionTree({ said }: { said: SaidCondition }) {
  const { t } = useWords()
  if ('text' in said) return <>{said.text}</>
  return (
    <>
      {t.segments.joints[said.joint]}
      <ul className="condition">
        {said.parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <ConditionTree said={part} />
          </li>
        ))}
      </ul>
    </>
  )
}

import { Icon } from '../../parts/icon.tsx'
import { RadioBar } from '../../parts/radio-bar.tsx'
import { useWords } from '../../settings/language.tsx'
import { FieldMistakes, useMistakes } from '../fields/field-frame.tsx'
import { useEditor } from '../use-editor.ts'
import { Adder } from './adder.tsx'
import { GroupFields } from './group-fields.tsx'
import { PathFields } from './path-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { otherRules, readSegments, type SegmentChoice, writeSegments } from './segment-rule.ts'

/** On which pages it runs, for whom, and from when to when. */
export function AudienceSection() {
  const { t } = useWords()
  const { settings } = useEditor()
  const words = t.editor.audience
  const others = otherRules(settings.rules)
  return (
    <section className="card editor-section" aria-labelledby="editor-audience">
      <h2 id="editor-audience">{words.title}</h2>
      <PathFields />
      <fieldset className="segment-fields">
        <legend>{words.segments}</legend>
        <Segments />
      </fieldset>
      {others.length > 0 && (
        <p className="hint">
          {words.otherRules}{' '}
          {others.map((name) => (
            <code key={name}>{name} </code>
          ))}
        </p>
      )}
      <ScheduleFields />
      <GroupFields />
    </section>
  )
}

function Segments() {
  const { t } = useWords()
  const { settings, site, mayEdit, changeValue } = useEditor()
  const words = t.editor.audience
  const chosen = readSegments(settings.rules)
  const mistakes = useMistakes(['rules', 'segments'])
  if (chosen === null) return <p className="hint">{words.combined}</p>
  const left = site.segments.filter(({ id }) => !chosen.some((each) => each.id === id))
  const nameOf = (id: string) => site.segments.find((each) => each.id === id)?.name ?? words.unknownSegment(id)
  const changeChosen = (next: SegmentChoice[]) => changeValue(['rules'], writeSegments(settings.rules, next))
  return (
    <>
      {chosen.length === 0 && <p className="hint">{words.everybody}</p>}
      {chosen.map((segment) => (
        <div key={segment.id} className="segment-row">
          <b>{nameOf(segment.id)}</b>
          {mayEdit ? (
            <RadioBar
              label={nameOf(segment.id)}
              value={segment.include ? 'in' : 'out'}
              options={[
                { value: 'in', label: words.mustBe },
                { value: 'out', label: words.mustNotBe },
              ]}
              onChange={(value) =>
                changeChosen(
                  chosen.map((each) => (each.id === segment.id ? { ...each, include: value === 'in' } : each)),
                )
              }
            />
          ) : (
            <span>{segment.include ? words.mustBe : words.mustNotBe}</span>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t.editor.fields.remove(nameOf(segment.id))}
            title={t.editor.fields.remove(nameOf(segment.id))}
            onClick={() => changeChosen(chosen.filter((each) => each.id !== segment.id))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <FieldMistakes id="field:rules/segments" mistakes={mistakes} />
      {site.segments.length === 0 && <p className="hint">{words.noSegments}</p>}
      {left.length > 0 && (
        <Adder
          label={words.add}
          hint={words.choose}
          options={left.map(({ id, name }) => ({ value: id, label: name }))}
          onAdd={(id) => changeChosen([...chosen, { id, include: true }])}
        />
      )}
    </>
  )
}

import type { SteeredExperience } from '../../contract/console/steer.ts'
import { longestName } from '../../contract/steer/site-changes.ts'
import { useWords } from '../settings/language.tsx'
import { EffectCard } from './effect-card.tsx'
import { ContentFields } from './fields/content-fields.tsx'
import { FieldFrame, FieldMistakes, useMistakes } from './fields/field-frame.tsx'
import { JsonField } from './fields/json-field.tsx'
import { ProblemsCard } from './problems-card.tsx'
import { AudienceSection } from './sections/audience-section.tsx'
import { GoalsSection } from './sections/goals-section.tsx'
import { VariationsSection } from './sections/variations-section.tsx'
import { useEditor } from './use-editor.ts'

/** Everything of an experience that can be changed, in the order in which one decides it. */
export function EditorSections({ experience }: { experience: SteeredExperience }) {
  return (
    <>
      <ProblemsCard />
      <ContentSection />
      <VariationsSection />
      <AudienceSection />
      <GoalsSection />
      <EffectCard experience={experience} />
    </>
  )
}

function ContentSection() {
  const { t } = useWords()
  const { settings, template, changeValue } = useEditor()
  // Of no field of its own, so that it needs its subject.
  const mistakes = useMistakes(['content']).map((each) => `${t.editor.content} ${each}`)
  return (
    <section className="card editor-section" aria-labelledby="editor-content">
      <h2 id="editor-content">{t.editor.content}</h2>
      <FieldFrame path={['name']} label={t.editor.name} hint={t.editor.nameHint}>
        {(input) => (
          <input
            {...input}
            type="text"
            autoComplete="off"
            maxLength={longestName}
            value={settings.name ?? ''}
            onChange={({ target }) => changeValue(['name'], target.value.trim() ? target.value : undefined)}
          />
        )}
      </FieldFrame>
      {template ? (
        <>
          <FieldMistakes id="field:content" mistakes={mistakes} />
          <ContentFields path={['content']} fields={template.fields} content={settings.content ?? {}} />
          {Object.keys(template.fields).length === 0 && <p className="hint">{t.editor.noContent}</p>}
        </>
      ) : (
        <JsonField path={['data']} label={t.editor.data} hint={t.editor.dataHint} value={settings.data} />
      )}
    </section>
  )
}

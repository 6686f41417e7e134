import { useMemo, useState } from 'react'
import { changedFields } from '../form/change-content.ts'
import type { Content } from '../form/form-field.ts'
import { writeConfiguration } from '../form/write-configuration.ts'
import { ContentFields } from './content-fields.tsx'
import { CopyConfiguration } from './copy-configuration.tsx'
import type { EditorFacts } from './editor-facts.ts'
import { FormProvider } from './form-context.ts'
import { PagePane } from './page-pane.tsx'
import { useContent } from './use-content.ts'
import { useDraft } from './use-draft.ts'
import { valueAt } from './value-at.ts'

/** The form of a content, with the shop's page beside it (SHOP-113 to SHOP-116). */
export function Editor({ facts }: { facts: EditorFacts }) {
  const { instance, title, look, fields, pictures } = facts
  const before = instance.content as Content
  const { content, changeValue, undoAll, redoAll } = useContent(instance.id, before)
  const draft = useDraft(instance.id, content)
  const [said, say] = useState('')
  const changed = useMemo(() => changedFields(content, before, fields), [content, before, fields])
  const form = {
    problems: draft.problems,
    pictures,
    changed,
    changeValue,
    undoField(place: readonly (string | number)[], label: string) {
      changeValue(place, valueAt(before, place))
      say(`${label} is as it is in the configuration.`)
    },
  }
  return (
    <>
      <header className="edit-head">
        <p>
          <a href="/gallery">Back to the gallery</a>
        </p>
        <h1>{title}</h1>
        <p>{look}</p>
        <p className="edit-to-page">
          <a href="#page">See the page below the form</a>
        </p>
      </header>
      <div className="edit-columns">
        <section className="edit-form" aria-labelledby="form-heading">
          <header>
            <h2 id="form-heading">Content</h2>
            <p className="edit-changes">
              {sayChanges(changed.length)}
              {changed.length > 0 && (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => {
                    undoAll()
                    say('All changes are undone.')
                  }}
                >
                  Undo changes
                </button>
              )}
              {redoAll && (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => {
                    redoAll()
                    say('The changes are back.')
                  }}
                >
                  Bring them back
                </button>
              )}
            </p>
            <p className="hidden-text" role="status">
              {said}
            </p>
          </header>
          <FormProvider value={form}>
            <ContentFields place={[]} fields={fields} content={content} />
          </FormProvider>
          <datalist id="shop-pictures">
            {pictures.map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
          <CopyConfiguration
            configuration={writeConfiguration(instance, content, fields)}
            hasProblems={draft.problems.length > 0}
          />
        </section>
        <PagePane facts={facts} draft={draft} />
      </div>
    </>
  )
}

function sayChanges(count: number): string {
  if (count === 0) return 'As in the configuration'
  return count === 1 ? 'One field changed' : `${count} fields changed`
}

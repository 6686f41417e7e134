import { useId } from 'react'
import { useWords } from '../../settings/language.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useEditor } from '../use-editor.ts'
import { ShareField } from './share-field.tsx'

/** The group of experiences of which a visitor sees at most one. */
export function GroupFields() {
  const { t } = useWords()
  const { settings, site, changeValue } = useEditor()
  const words = t.editor.audience
  const { exclusion } = settings
  const groups = useId()

  function changeGroup(group: string): void {
    // A place that the configuration gave it in one group means nothing in another.
    changeValue(['exclusion'], group === '' ? undefined : { group, share: exclusion?.share ?? 0.5 })
  }
  return (
    <div className="field-row">
      <FieldFrame path={['exclusion']} label={words.group} hint={words.groupHint}>
        {(input) => (
          <input
            {...input}
            type="text"
            list={groups}
            autoComplete="off"
            value={exclusion?.group ?? ''}
            onChange={({ target }) => changeGroup(target.value)}
          />
        )}
      </FieldFrame>
      <datalist id={groups}>
        {site.groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {exclusion && <ShareField path={['exclusion', 'share']} label={words.groupShare} value={exclusion.share} />}
    </div>
  )
}

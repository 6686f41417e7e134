import { nameField } from '../../../contract/content-form/name-field.ts'
import type { VariationSettings } from '../../../contract/steer/site-changes.ts'
import { Icon } from '../../parts/icon.tsx'
import { useWords } from '../../settings/language.tsx'
import { ContentField } from '../fields/content-fields.tsx'
import { fieldId } from '../fields/field-frame.tsx'
import { JsonField } from '../fields/json-field.tsx'
import { useEditor } from '../use-editor.ts'
import { Adder } from './adder.tsx'

type Props = { at: number; variation: VariationSettings }

/** In what a variation differs from the content above; what it does not name it shares. */
export function VariationDifferences({ at, variation }: Props) {
  const { t } = useWords()
  const { settings, template, changeValue } = useEditor()
  const words = t.editor.variations
  if (!template)
    return (
      <JsonField
        path={['variations', at, 'data']}
        label={words.differs}
        hint={t.editor.dataHint}
        value={variation.data}
      />
    )
  const own = variation.content ?? {}
  const names = Object.keys(own)
  const others = Object.keys(template.fields).filter((name) => !names.includes(name))

  function beginDifference(name: string): void {
    const field = template?.fields[name]
    const value = settings.content?.[name] ?? field?.default ?? (field?.kind === 'group' ? {} : '')
    changeValue(['variations', at, 'content', name], value)
    requestAnimationFrame(() => document.getElementById(fieldId(['variations', at, 'content', name]))?.focus())
  }
  function endDifference(name: string): void {
    const { [name]: _, ...rest } = own
    changeValue(['variations', at, 'content'], Object.keys(rest).length > 0 ? rest : undefined)
  }
  return (
    <div className="differences">
      <h3>{words.differs}</h3>
      {names.length === 0 && <p className="hint">{words.nothingDiffers}</p>}
      {names.map((name) => {
        const field = template.fields[name]
        return (
          field && (
            <div key={name} className="difference">
              <ContentField path={['variations', at, 'content', name]} name={name} field={field} value={own[name]} />
              <button
                type="button"
                className="icon-button"
                aria-label={words.asAll(nameField(name, t.fieldNames))}
                title={words.asAll(nameField(name, t.fieldNames))}
                onClick={() => endDifference(name)}
              >
                <Icon name="close" />
              </button>
            </div>
          )
        )
      })}
      {others.length > 0 && (
        <Adder
          label={words.differ}
          hint={words.choose}
          options={others.map((name) => ({ value: name, label: nameField(name, t.fieldNames) }))}
          onAdd={beginDifference}
        />
      )}
    </div>
  )
}

import { enFieldNames } from '../../../console/texts/catalogue/en-field-names.ts'
import { nameField } from '../../../contract/content-form/name-field.ts'
import { isFields } from '../../../contract/json.ts'
import { type ContentPlace, emptyValue } from '../form/change-content.ts'
import type { Content, FormField, FormFields } from '../form/form-field.ts'
import { FieldFrame, GroupFrame } from './field-frame.tsx'
import { useForm } from './form-context.ts'
import { ListField } from './list-field.tsx'
import { ValueInput } from './value-input.tsx'

type Props = { place: ContentPlace; fields: FormFields; content: Content }

/** The fields of a content, of a group or of a list's entry. */
export function ContentFields({ place, fields, content }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <ContentField key={name} place={[...place, name]} name={name} field={field} value={content[name]} />
  ))
}

type ContentFieldProps = { place: ContentPlace; name: string; field: FormField; value: unknown }

function ContentField({ place, name, field, value }: ContentFieldProps) {
  const { changeValue } = useForm()
  const label = nameField(name, enFieldNames)
  const { kind, entries = {}, meaning } = field
  const changeField = (next: unknown) => changeValue(place, next ?? emptyValue(field))
  if (kind === 'group')
    return (
      <GroupFrame place={place} label={label} meaning={meaning}>
        <ContentFields place={place} fields={entries} content={isFields(value) ? value : {}} />
      </GroupFrame>
    )
  if (kind === 'list')
    return (
      <ListField place={place} label={label} field={field} value={value} onChange={changeField}>
        {(at, entry) => <ContentFields place={at} fields={entries} content={entry} />}
      </ListField>
    )
  return (
    <FieldFrame place={place} label={label} field={field} value={value}>
      {(input) => <ValueInput input={input} label={label} field={field} value={value} onChange={changeField} />}
    </FieldFrame>
  )
}

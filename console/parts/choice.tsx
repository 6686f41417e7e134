import type { ReactNode } from 'react'
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select'
import { Icon } from './icon.tsx'

type Props<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange(value: T): void
  /** Shown in place of the label and the value, which then are only read out. */
  icon?: ReactNode
}

/** A list that opens below a button, of which one option is chosen. */
export function Choice<T extends string>({ label, value, options, onChange, icon }: Props<T>) {
  return (
    <Select
      className="choice"
      data-icon={icon ? '' : undefined}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Label className={icon ? 'read-out' : 'choice-label'}>{label}</Label>
      <Button className="choice-button">
        {icon}
        <SelectValue className={icon ? 'read-out' : 'choice-value'} />
        {!icon && <Icon name="down" />}
      </Button>
      <Popover className="choice-popover">
        <ListBox className="choice-list" items={options.map((option) => ({ id: option.value, label: option.label }))}>
          {({ label }) => (
            <ListBoxItem className="choice-option" textValue={label}>
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}

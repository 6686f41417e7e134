import { pageTypes } from '../../contract/shop-events.ts'
import { filteredDevices, type GalleryFilter } from './filter-entries.ts'
import { purposeIds, purposes } from './purposes.ts'

type Props = { filter: GalleryFilter; shown: number; all: number }

/** Searches and filters the list. It works without a script, and what is chosen is in the address. */
export function FilterForm({ filter, shown, all }: Props) {
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <search>
      <form className="gallery-filter" method="get" action="/gallery">
        <label>
          Search
          <input type="search" name="q" defaultValue={filter.q} placeholder="badge, banner, basket …" />
        </label>
        <Choice name="page" label="Page" value={filter.page} words={wordsOf(pageTypes)} />
        <Choice name="device" label="Device" value={filter.device} words={wordsOf(filteredDevices)} />
        <Choice
          name="purpose"
          label="Purpose"
          value={filter.purpose}
          words={purposeIds.map((id) => [id, purposes[id]])}
        />
        <button className="button" type="submit">
          Filter
        </button>
        <p role="status">
          {isFiltered ? `${shown} of ${all} experiences` : `${all} experiences`}
          {isFiltered && <a href="/gallery">Show all</a>}
        </p>
      </form>
    </search>
  )
}

type FilterChoiceProps = {
  name: string
  label: string
  value: string | undefined
  words: (readonly [string, string])[]
}

function Choice({ name, label, value = '', words }: FilterChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">All</option>
        {words.map(([id, said]) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

function wordsOf(ids: readonly string[]): [string, string][] {
  return ids.map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1)])
}

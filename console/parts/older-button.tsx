type Props = { label: string; isLoading: boolean; onLoad(): void }

/** Loads the next page of a list that has the newest first. */
export function OlderButton({ label, isLoading, onLoad }: Props) {
  return (
    <button type="button" className="plain older-button" disabled={isLoading} onClick={() => onLoad()}>
      {label}
    </button>
  )
}

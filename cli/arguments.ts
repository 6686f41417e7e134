/** The parsed command line: options, and the words after the command. */
export type Arguments = {
  values: {
    config?: string
    out?: string
    src?: string
    page?: string
    address?: string
    tags?: string
    bare?: boolean
    refused?: boolean
    replay?: boolean
    service?: string
    'tracking-id'?: string
    goal?: string
    help?: boolean
  }
  words: string[]
}

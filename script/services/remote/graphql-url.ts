/** Where GraphQL answers on a host; below a common base the path is there already. */
export function graphqlUrl(host: string): string {
  return host.endsWith('/graphql') ? host : `${host}/graphql`
}

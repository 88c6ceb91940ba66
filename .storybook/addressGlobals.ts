/** Toolbar choices in an address: `globals=zone:tokyo;language:de` gives `{zone: 'tokyo', language: 'de'}`. */
export function addressGlobals(address: URL): Readonly<Record<string, string>> {
  const pairs = (address.searchParams.get('globals') ?? '').split(';');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name, ...value] = pair.split(':');
      return name && value.length > 0 ? [[name, value.join(':')]] : [];
    }),
  );
}

/** Replaces NUL and lone surrogates in JSON, which no database stores, with the replacement character. */
export function withoutUnstorable(json: string): string {
  if (!/\\u(?:0000|d)/i.test(json)) return json;
  return json.replaceAll(/\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|u0000|ud[89a-f][0-9a-f]{2}|[^u])/gi, (escape) =>
    /^\\u(?:0000|d...)$/i.test(escape) ? String.raw`\ufffd` : escape,
  );
}

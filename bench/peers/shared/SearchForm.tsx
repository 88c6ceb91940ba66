/** A text to find orders by; Enter asks. */
export function SearchForm({ onFind }: { onFind(text: string): void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(String(new FormData(event.currentTarget).get('text') ?? ''));
      }}
    >
      <input type="search" name="text" aria-label="Find orders" />
    </form>
  );
}

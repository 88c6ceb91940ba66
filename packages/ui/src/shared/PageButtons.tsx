import { Pagination } from '@shopify/polaris';

export interface PageButtonsProps {
  /** What is paged: "Needs User Review". */
  label: string;
  /** 1 is the first page (§9). */
  page: number;
  /** What the server said of the page that is shown; nobody knows how many there are. */
  hasNextPage: boolean;
  /** Called with the number of the page, from 1. */
  onPageChange: (page: number) => void;
}

/** Previous and next with the page number between them (§2), for lists that the server pages. */
export function PageButtons({ label, page, hasNextPage, onPageChange }: PageButtonsProps) {
  return (
    <Pagination
      type="table"
      accessibilityLabel={`Pages of ${label}`}
      label={`Page ${page}`}
      hasPrevious={page > 1}
      hasNext={hasNextPage}
      onPrevious={() => onPageChange(page - 1)}
      onNext={() => onPageChange(page + 1)}
      accessibilityLabels={{ previous: 'Previous page', next: 'Next page' }}
    />
  );
}

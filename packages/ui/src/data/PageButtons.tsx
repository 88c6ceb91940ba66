import { paginationTexts, dataTexts } from '@hub/domain/shared';
import { Box, InlineStack, Text } from '@shopify/polaris';
import { ChevronLeftIcon, ChevronRightIcon } from '@shopify/polaris-icons';
import { ActionButton } from '../actions/ActionButton.tsx';

export interface PageButtonsProps {
  /** Name of the list: "Needs User Review". */
  label: string;
  /** 1 is the first page (§9). */
  page: number;
  /** From the server; the total number of pages is unknown. */
  hasNextPage: boolean;
  /** Called with the new page number, from 1. */
  onPageChange: (page: number) => void;
}

/** Previous and next with the page number between them (§2). Polaris' disabled buttons leave the tab order. */
export function PageButtons({ label, page, hasNextPage, onPageChange }: PageButtonsProps) {
  return (
    <nav aria-label={dataTexts.pagesOf(label)}>
      <Box padding="300">
        <InlineStack align="center" blockAlign="center" gap="300">
          <ActionButton
            label={paginationTexts.previous}
            icon={ChevronLeftIcon}
            disabledReason={page > 1 ? null : paginationTexts.firstPageReason}
            onAction={() => onPageChange(page - 1)}
          />
          <div aria-live="polite">
            <Text as="span">{dataTexts.page(page)}</Text>
          </div>
          <ActionButton
            label={paginationTexts.next}
            icon={ChevronRightIcon}
            disabledReason={hasNextPage ? null : paginationTexts.lastPageReason}
            onAction={() => onPageChange(page + 1)}
          />
        </InlineStack>
      </Box>
    </nav>
  );
}

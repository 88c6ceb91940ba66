import { wordsText } from '@hub/domain/messages';
import {
  checkMappedSkus,
  type MappedSku,
  mappedSkuLimits,
  shippingMappingTexts as texts,
  skuFacts,
} from '@hub/domain/shipping';
import { Button, InlineError, Text, TextField } from '@shopify/polaris';
import { useId, useRef } from 'react';
import { DescriptionList } from '../../data/DescriptionList.tsx';
import { MoreRows } from '../../data/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import styles from './ShippingMappingForm.module.css';

export interface MappedSkusFormProps {
  /** SKUs that the 3PL knows by another name. */
  skus: readonly MappedSku[];
  /** The SKUs are shown as text. */
  isReadOnly: boolean;
  onChange: (skus: readonly MappedSku[]) => void;
}

/** Pairs of our SKU and the 3PL's. */
export function MappedSkusForm({ skus, isReadOnly, onChange }: MappedSkusFormProps) {
  const id = useId();
  const addButton = useRef<HTMLDivElement>(null);
  const problems = checkMappedSkus(skus);
  const rows = skus.map((mapped, index) => ({ mapped, index }));
  const problemOf = (index: number | null) => problems.find((problem) => problem.index === index);
  const remove = (index: number) => {
    onChange(skus.toSpliced(index, 1));
    addButton.current?.querySelector('button')?.focus();
  };
  return (
    <SectionCard title={texts.skusTitle} note={texts.skusNote}>
      {isReadOnly && skus.length === 0 && <Text as="p">{texts.noDefault}</Text>}
      {isReadOnly && skus.length > 0 && <DescriptionList items={skuFacts(skus)} />}
      {!isReadOnly && skus.length > 0 && (
        <MoreRows rows={rows} label={texts.skusTitle}>
          {(shown) => (
            <ul className={styles.list}>
              {shown.map(({ mapped, index }) => {
                // A newly added, empty pair is not an error yet.
                const problem = mapped.sku === '' && mapped.providerSku === '' ? undefined : problemOf(index);
                return (
                  <li key={index} className={styles.sku}>
                    {(['sku', 'providerSku'] as const).map((part) => (
                      <TextField
                        key={part}
                        label={texts[part]}
                        autoComplete="off"
                        spellCheck={false}
                        maxLength={mappedSkuLimits.text}
                        value={mapped[part]}
                        error={problem?.part === part}
                        id={`${id}${part}${index}`}
                        onChange={(text) => onChange(skus.with(index, { ...mapped, [part]: text }))}
                      />
                    ))}
                    <div className={styles.removeSku}>
                      <Button onClick={() => remove(index)} accessibilityLabel={texts.removeSku(mapped.sku)}>
                        {texts.remove}
                      </Button>
                    </div>
                    {problem !== undefined && (
                      <div className={styles.skuError}>
                        <InlineError message={wordsText(problem.message)} fieldID={`${id}${problem.part}${index}`} />
                      </div>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </MoreRows>
      )}
      {!isReadOnly && (
        <div ref={addButton}>
          <Button
            disabled={skus.length >= mappedSkuLimits.skus}
            onClick={() => onChange([...skus, { sku: '', providerSku: '' }])}
          >
            {texts.addSku}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

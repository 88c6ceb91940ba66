import {
  detectColumns,
  type ImportColumns,
  type ImportField,
  type ImportSample,
  importTexts,
} from '@hub/domain/imports';
import { wordsText } from '@hub/domain/messages';
import { useRef, useState } from 'react';
import { readOrdersFile } from './readOrdersFile.ts';

/** A chosen file with a readable beginning. */
export interface ChosenFile {
  content: File;
  sample: ImportSample;
  isGzip: boolean;
  columns: ImportColumns;
}

export interface OrdersFileState {
  chosen: ChosenFile | null;
  isReading: boolean;
  /** Why the chosen file cannot be imported; `null` without a problem. */
  problem: string | null;
  choose(file: File): void;
  changeColumn(field: ImportField, index: number | null): void;
  clear(): void;
}

interface State {
  chosen: ChosenFile | null;
  isReading: boolean;
  problem: string | null;
}

const nothing: State = { chosen: null, isReading: false, problem: null };

/** The chosen file with its columns; of two quick choices the later one counts. */
export function useOrdersFile(): OrdersFileState {
  const [state, setState] = useState(nothing);
  const newest = useRef<File | null>(null);

  function choose(file: File): void {
    newest.current = file;
    setState({ ...nothing, isReading: true });
    readOrdersFile(file)
      .catch(() => ({ problem: importTexts.notReadable }))
      .then((result) => {
        if (newest.current !== file) return;
        if ('problem' in result) setState({ ...nothing, problem: wordsText(result.problem) });
        else
          setState({ ...nothing, chosen: { content: file, ...result, columns: detectColumns(result.sample.header) } });
      });
  }

  return {
    ...state,
    choose,
    changeColumn: (field, index) =>
      setState((before) =>
        before.chosen === null
          ? before
          : { ...before, chosen: { ...before.chosen, columns: withColumn(before.chosen.columns, field, index) } },
      ),
    clear: () => {
      newest.current = null;
      setState(nothing);
    },
  };
}

function withColumn(columns: ImportColumns, field: ImportField, index: number | null): ImportColumns {
  const { [field]: _, ...others } = columns;
  return index === null ? others : { ...others, [field]: index };
}

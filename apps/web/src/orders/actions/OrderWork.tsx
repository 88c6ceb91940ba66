import { orderActionTexts } from '@hub/domain/orders';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';
import { useLateParts } from '../../shared/useLateParts.ts';
import { useOnBack } from '../../shared/useOnBack.ts';
import type { OrderIntent, OrderWish } from './OrderIntent.ts';
import { RemoveQuantitiesProvider } from './RemoveQuantities.tsx';
import { RunningOrdersProvider } from './RunningOrders.tsx';

/**
 * Asks the person about a wish and, when they confirm, carries it out. Whether they may has been checked by whoever
 * offers it.
 */
export type AskOrderAction = (wish: OrderWish) => void;

const AskContext = createContext<AskOrderAction | null>(null);

/**
 * Everything about work on orders that outlives a row, a list and a screen: what runs, what was typed, and the question
 * that is open. Another shop begins afresh.
 */
export function OrderWork({ children }: { children: ReactNode }) {
  const { shop } = useOpenShop();
  return (
    <RunningOrdersProvider key={shop}>
      <RemoveQuantitiesProvider>
        <OrderQuestions>{children}</OrderQuestions>
      </RemoveQuantitiesProvider>
    </RunningOrdersProvider>
  );
}

/** Opens the question before an action on one order; every button and shortcut goes through it (§5). */
export function useAskOrderAction(): AskOrderAction {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('Actions on orders need OrderWork above them.');
  return ask;
}

function OrderQuestions({ children }: { children: ReactNode }) {
  const { newId } = useAppEnvironment();
  const [intent, setIntent] = useState<OrderIntent | null>(null);
  const ask = useCallback<AskOrderAction>(
    (wish) => setIntent({ ...wish, button: orderActionTexts(wish.action).label, key: newId(), timelineKey: newId() }),
    [newId],
  );
  const forget = () => setIntent(null);
  const late = useLateParts(intent !== null, forget);
  useOnBack(forget);

  return (
    <AskContext.Provider value={ask}>
      {children}
      {late && intent && <late.OrderQuestion intent={intent} onAnswered={forget} />}
    </AskContext.Provider>
  );
}

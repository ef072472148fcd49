'use client';

import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';

const UNDO_MS = 10_000;

/** Says what was done, with a button that takes it back, for ten seconds. */
export function offerUndo(said: string, undo: () => void): string | number {
  return toast.success(said, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } });
}

/**
 * For what the server cannot take back: it is done when its ten seconds are over, when the next one starts or when the
 * page is left.
 */
export function useUndoable(): (said: string, act: () => Promise<void>, undo: () => void) => void {
  const doNow = useRef<() => void>(undefined);
  useEffect(() => {
    const leave = () => doNow.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return useCallback((said, act, undo) => {
    doNow.current?.();
    const finish = (next: () => void) => () => {
      clearTimeout(timer);
      toast.dismiss(shown);
      doNow.current = undefined;
      next();
    };
    const shown = offerUndo(said, finish(undo));
    const go = finish(() => void act());
    const timer = setTimeout(go, UNDO_MS);
    doNow.current = go;
  }, []);
}

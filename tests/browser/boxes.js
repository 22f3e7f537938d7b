/**
 * The texts in an element that leave the viewport, are cut off, or overlap each other: in every language, the longest
 * words decide what has room.
 */
export const misplaced = (page, selector) =>
  page.evaluate((selector) => {
    const texts = [];
    const problems = [];
    /** Texts for screen readers stand in a box of one pixel. Islands have no box. */
    const isTiny = (element) => {
      if (element === null) return false;
      const hasBox = getComputedStyle(element).display !== "contents";
      return (hasBox && element.getBoundingClientRect().width <= 1) || isTiny(element.parentElement);
    };
    const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isTiny(element);
    const isInSight = (element, top, bottom) => {
      if (element === null) return bottom > 0 && top < innerHeight;
      const box = element.getBoundingClientRect();
      const isScrolledAway = getComputedStyle(element).overflowY !== "visible" && (bottom > box.bottom + 1 || top < box.top - 1);
      return !isScrolledAway && isInSight(element.parentElement, top, bottom);
    };
    /** The element above the rest of the page that the element is in: it may cover what is below it. */
    const layerOf = (element) => {
      if (element === null) return null;
      const { position, zIndex } = getComputedStyle(element);
      const isLayer = /sticky|fixed/.test(position) || (position === "absolute" && zIndex !== "auto");
      return isLayer ? element : layerOf(element.parentElement);
    };
    const isLeftOut = (element) => element.closest(".visually-hidden, .still, math, svg, option, .alt, [aria-hidden=true]");
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.data.trim();
        if (!words || !isSeen(element) || isLeftOut(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          // Lines may touch; letters do not fill their line.
          const slack = 0.25 * (bottom - top);
          if (right - left > 2 && isInSight(element, top, bottom)) {
            texts.push({ element, layer: layerOf(element), words: words.slice(0, 40), left, right, top: top + slack, bottom: bottom - slack });
          }
        }
      }
      for (const input of root.querySelectorAll("input[type=number], input[type=text]")) {
        if (isSeen(input) && input.scrollWidth > input.clientWidth + 1) problems.push(`${input.name}: the value ${input.value} is cut off`);
      }
    }
    for (const text of texts) {
      const { element, words, left, right } = text;
      let isScrolled = false;
      for (let parent = element; parent; parent = parent.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(parent);
        if (!/hidden|clip|auto|scroll/.test(overflowX)) continue;
        isScrolled ||= textOverflow === "ellipsis" || /auto|scroll/.test(overflowX);
        const box = parent.getBoundingClientRect();
        text.left = Math.max(text.left, box.left);
        text.right = Math.min(text.right, box.right);
        if (!isScrolled && (left < box.left - 1 || right > box.right + 1)) problems.push(`“${words}” is cut off`);
      }
      if (!isScrolled && (left < -1 || right > innerWidth + 1)) problems.push(`“${words}” leaves the viewport`);
    }
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) problems.push(`“${one.words}” overlaps “${other.words}”`);
      }
    });
    return [...new Set(problems)];
  }, selector);

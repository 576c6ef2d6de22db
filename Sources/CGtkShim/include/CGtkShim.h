#pragma once

#ifndef GDK_VERSION_MIN_REQUIRED
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#endif
#ifndef GLIB_VERSION_MIN_REQUIRED
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74
#endif

#include <gtk/gtk.h>

#include "ShimMainQueue.h"
#include "ShimMemory.h"
#include "ShimTimer.h"
#include "ShimObject.h"
#include "ShimPane.h"
#include "ShimSignal.h"
#include "ShimSymbol.h"
#include "ShimX11.h"

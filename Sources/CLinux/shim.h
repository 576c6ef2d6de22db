#pragma once
// What Swift's Glibc module leaves out.
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <sys/vfs.h>
